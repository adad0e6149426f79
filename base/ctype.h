// SPDX-License-Identifier: MIT
// Classes of single bytes (C23 7.4), the same in every locale of this library: those of ASCII;
// bytes from 128 on are in no class. The argument is an unsigned char or EOF, but any int is safe.
// Comparisons beat a table here: no cache line, no relocation. These are inline functions of ISO C:
// always expanded, and locale/ctype/*.c emit the external definitions that the public names need.
#pragma once

#include <ctype.h>

#include "base/tn.h"

#define TN_CTYPE_(name, value)                                                       \
    inline __attribute__((always_inline, visibility("hidden"))) int tn_##name(int c) \
    {                                                                                \
        unsigned u = (unsigned)c;                                                    \
        return value;                                                                \
    }
TN_CTYPE_(isdigit, u - '0' < 10)
TN_CTYPE_(isupper, u - 'A' < 26)
TN_CTYPE_(islower, u - 'a' < 26)
TN_CTYPE_(isalpha, (u | 32) - 'a' < 26)
TN_CTYPE_(isalnum, (u | 32) - 'a' < 26 || u - '0' < 10)
TN_CTYPE_(isxdigit, u - '0' < 10 || (u | 32) - 'a' < 6)
TN_CTYPE_(isblank, u == ' ' || u == '\t')
TN_CTYPE_(isspace, u == ' ' || u - '\t' < 5)
TN_CTYPE_(isprint, u - ' ' < 95)
TN_CTYPE_(isgraph, u - '!' < 94)
TN_CTYPE_(ispunct, u - '!' < 94 && !((u | 32) - 'a' < 26 || u - '0' < 10))
TN_CTYPE_(iscntrl, u < 32 || u == 127)
TN_CTYPE_(tolower, u - 'A' < 26 ? c | 32 : c)
TN_CTYPE_(toupper, u - 'a' < 26 ? c & ~32 : c)
TN_CTYPE_(isascii, u < 128)
TN_CTYPE_(toascii, (int)(u & 127))
#undef TN_CTYPE_

// The value of a digit in bases up to 36, 255 for what is none.
TN_INLINE unsigned tn_digit(unsigned c)
{
    if (c - '0' < 10)
        return c - '0';
    if ((c | 32) - 'a' < 26)
        return (c | 32) - 'a' + 10;
    return 255;
}
