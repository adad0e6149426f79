// SPDX-License-Identifier: MIT
// Wide characters before the null character, portable (C23 7.31.4.7.1).
#include "locale/locale.h"

TN_VARIANT_OF(wcslen);

size_t TN_VARIANT(wcslen)(const wchar_t *s)
{
    const wchar_t *p = s;
    while (*p)
        p++;
    return (size_t)(p - s);
}
