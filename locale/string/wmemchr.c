// SPDX-License-Identifier: MIT
// The first occurrence of a character among n, portable (C23 7.31.4.5.8).
#include "locale/locale.h"

TN_VARIANT_OF(wmemchr);

wchar_t *TN_VARIANT(wmemchr)(const wchar_t *s, wchar_t c, size_t n)
{
    for (; n; s++, n--)
        if (*s == c)
            return (wchar_t *)s;
    return nullptr;
}
