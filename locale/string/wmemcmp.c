// SPDX-License-Identifier: MIT
// Compares n characters by code, portable (C23 7.31.4.4.5).
#include "locale/locale.h"

TN_VARIANT_OF(wmemcmp);

int TN_VARIANT(wmemcmp)(const wchar_t *a, const wchar_t *b, size_t n)
{
    for (; n; a++, b++, n--)
        if (*a != *b)
            return *a < *b ? -1 : 1;
    return 0;
}
