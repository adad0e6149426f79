// SPDX-License-Identifier: MIT
// Compares wide strings by code, portable (C23 7.31.4.4.1).
#include "locale/locale.h"

TN_VARIANT_OF(wcscmp);

int TN_VARIANT(wcscmp)(const wchar_t *a, const wchar_t *b)
{
    for (; *a == *b; a++, b++)
        if (!*a)
            return 0;
    return *a < *b ? -1 : 1;
}
