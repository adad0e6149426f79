// SPDX-License-Identifier: MIT
// The length of the prefix that consists of characters of `accept` (C23 7.31.4.5.5).
#include "locale/locale.h"

size_t tn_wcsspn(const wchar_t *s, const wchar_t *accept)
{
    size_t n = 0;
    while (s[n] && tn_wcschr(accept, s[n]))
        n++;
    return n;
}
TN_PUBLIC(wcsspn);
