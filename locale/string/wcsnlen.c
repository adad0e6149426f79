// SPDX-License-Identifier: MIT
// Wide characters before the null character, at most n (POSIX.1-2024 wcsnlen); reads no more.
#include "locale/locale.h"

TN_VARIANT_OF(wcsnlen);

size_t TN_VARIANT(wcsnlen)(const wchar_t *s, size_t n)
{
    size_t i = 0;
    while (i < n && s[i])
        i++;
    return i;
}
