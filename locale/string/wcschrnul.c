// SPDX-License-Identifier: MIT
// wcschrnul, portable: the first occurrence of a character, or the null character.
#include "locale/locale.h"

TN_VARIANT_OF(wcschrnul);

wchar_t *TN_VARIANT(wcschrnul)(const wchar_t *s, wchar_t c)
{
    while (*s && *s != c)
        s++;
    return (wchar_t *)s;
}
