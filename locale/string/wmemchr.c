// SPDX-License-Identifier: MIT
// The first occurrence of a character among n (C23 7.31.4.5.8).
#include "locale/locale.h"

wchar_t *tn_wmemchr(const wchar_t *s, wchar_t c, size_t n)
{
    for (; n; s++, n--)
        if (*s == c)
            return (wchar_t *)s;
    return nullptr;
}
TN_PUBLIC(wmemchr);
