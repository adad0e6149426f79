// SPDX-License-Identifier: MIT
// The last occurrence of a character, the null character included, portable (C23 7.31.4.5.4).
#include "locale/locale.h"

TN_VARIANT_OF(wcsrchr);

wchar_t *TN_VARIANT(wcsrchr)(const wchar_t *s, wchar_t c)
{
    const wchar_t *last = nullptr;
    for (;; s++) {
        if (*s == c)
            last = s;
        if (!*s)
            return (wchar_t *)last;
    }
}
