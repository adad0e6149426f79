// SPDX-License-Identifier: MIT
// The wide character that one byte is alone, or WEOF (C23 7.31.6.1.1).
#include <stdio.h>

#include "base/mb.h"
#include "locale/locale.h"

wint_t tn_btowc(int c)
{
    if (c == EOF || ((unsigned char)c >= 0x80 && tn_locale()->utf8))
        return WEOF;
    return (wint_t)tn_wide_of_byte((unsigned char)c);
}
TN_PUBLIC(btowc);
