// SPDX-License-Identifier: MIT
// The length of the prefix without characters of `reject` (C23 7.31.4.5.2).
#include "locale/locale.h"

size_t tn_wcscspn(const wchar_t *s, const wchar_t *reject)
{
    size_t n = 0;
    // The null character is in every set.
    while (!tn_wcschr(reject, s[n]))
        n++;
    return n;
}
TN_PUBLIC(wcscspn);
