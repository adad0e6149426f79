// SPDX-License-Identifier: MIT
// 32-bit numbers as text in base 64, least digit first (POSIX.1-2024 a64l): "./0-9A-Za-z".
#include <stdlib.h>
#include <tenon/string.h>

#include "base/tn.h"

static const char digits[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

TN_NAME(a64l);
long tn_a64l(const char *s)
{
    tn_u32 v = 0;
    for (unsigned shift = 0; shift < 36 && *s; shift += 6, s++) {
        const char *digit = tn_strchr(digits, *s);
        if (!digit)
            break;
        v |= (tn_u32)(digit - digits) << shift;
    }
    return (tn_s32)v;
}
TN_PUBLIC(a64l);

TN_NAME(l64a);
char *tn_l64a(long value)
{
    static char text[7];
    char *p = text;
    for (tn_u32 v = (tn_u32)value; v; v >>= 6)
        *p++ = digits[v & 63];
    *p = 0;
    return text;
}
TN_PUBLIC(l64a);
