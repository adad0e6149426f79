// SPDX-License-Identifier: MIT
// Copies at most n characters, fills up with null characters, and returns the first of these or to
// + n (POSIX.1-2024 wcpncpy).
#include "locale/locale.h"

wchar_t *tn_wcpncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    size_t length = tn_wcsnlen(from, n);
    tn_wmemcpy(to, from, length);
    tn_wmemset(to + length, 0, n - length);
    return to + length;
}
TN_PUBLIC(wcpncpy);
