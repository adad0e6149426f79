// SPDX-License-Identifier: MIT
// Compares n characters by code (C23 7.31.4.4.5).
#include "locale/locale.h"

int tn_wmemcmp(const wchar_t *a, const wchar_t *b, size_t n)
{
    for (; n; a++, b++, n--)
        if (*a != *b)
            return *a < *b ? -1 : 1;
    return 0;
}
TN_PUBLIC(wmemcmp);
