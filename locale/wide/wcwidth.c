// SPDX-License-Identifier: MIT
// Columns of a character on a terminal (POSIX.1-2024 wcwidth): 0 for the null character, marks and
// format characters; 2 for what is wide in East Asian text (UAX #11), emoji included; -1 for
// control characters and what is not assigned; else 1.
#include "locale/locale.h"
#include "locale/wide/unicode.h"

int tn_wcwidth(wchar_t wide)
{
    unsigned c = (unsigned)wide;
    if (c - 32 < 127 - 32)
        return 1;
    if (!c)
        return 0;
    if (!tn_unicode_print(c))
        return -1;
    return tn_unicode_zero(c) ? 0 : 1 + tn_unicode_wide(c);
}
TN_PUBLIC(wcwidth);
