// SPDX-License-Identifier: MIT
#include "stdlib/text/cvt.h"

void tn_cvt(struct tn_cvt *c, double value, int digits, bool fixed)
{
    tn_u64 bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    c->negative = bits >> 63;
    c->word = nullptr;
    int exponent = bits >> 52 & 2047;
    tn_u64 mantissa = bits & (((tn_u64)1 << 52) - 1);
    c->decimal = (struct tn_decimal){};
    if (exponent == 2047) {
        c->word = mantissa ? "nan" : "inf";
        return;
    }
    mantissa |= (tn_u64)(exponent != 0) << 52;
    if (!mantissa)
        return;
    struct tn_binary b = {.m = mantissa, .e = tn_max(exponent, 1) - 1075, .negative = c->negative};
    tn_decimal_convert(&c->decimal, &b, digits, fixed, c->words, TN_DECIMAL_DOUBLE);
}
