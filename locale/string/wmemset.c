// SPDX-License-Identifier: MIT
// Sets n characters, portable (C23 7.31.4.7.2).
#include "locale/locale.h"

TN_VARIANT_OF(wmemset);

wchar_t *TN_VARIANT(wmemset)(wchar_t *to, wchar_t c, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] = c;
    return to;
}
