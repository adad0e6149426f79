// SPDX-License-Identifier: MIT
// The first occurrence of a character, the null character included, portable (C23 7.31.4.5.1).
#include "locale/locale.h"

TN_VARIANT_OF(wcschr);

wchar_t *TN_VARIANT(wcschr)(const wchar_t *s, wchar_t c)
{
    while (*s != c)
        if (!*s++)
            return nullptr;
    return (wchar_t *)s;
}
