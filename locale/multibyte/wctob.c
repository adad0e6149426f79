// SPDX-License-Identifier: MIT
// The byte that a wide character is alone, or EOF (C23 7.31.6.1.2).
#include <stdio.h>

#include "base/mb.h"
#include "locale/locale.h"

int tn_wctob(wint_t c)
{
    if (c < 0x80)
        return (int)c;
    char byte;
    return !tn_locale()->utf8 && tn_mb_put(false, &byte, (wchar_t)c) ? (unsigned char)byte : EOF;
}
TN_PUBLIC(wctob);
