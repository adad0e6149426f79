// SPDX-License-Identifier: MIT
// Compares at most n characters by code, portable (C23 7.31.4.4.3).
#include "locale/locale.h"

TN_VARIANT_OF(wcsncmp);

int TN_VARIANT(wcsncmp)(const wchar_t *a, const wchar_t *b, size_t n)
{
    for (; n; a++, b++, n--) {
        if (*a != *b)
            return *a < *b ? -1 : 1;
        if (!*a)
            return 0;
    }
    return 0;
}
