// SPDX-License-Identifier: MIT
// Copies at most n characters and fills up with null characters (C23 7.31.4.2.2).
#include "locale/locale.h"

wchar_t *tn_wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    tn_wcpncpy(to, from, n);
    return to;
}
TN_PUBLIC(wcsncpy);
