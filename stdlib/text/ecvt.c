// SPDX-License-Identifier: MIT
// Digits of a number without point (ecvt(3)): ecvt rounds to n significant digits, fcvt to n digits
// after the point, which stands behind digit *point (before the first if that is negative). Static
// storage; at most 1074 digits after the point and 800 significant ones.
#include <stdlib.h>
#include <tenon/string.h>

#include "stdlib/text/cvt.h"

static char text[310 + 1074 + 1];

static char *convert(double value, int n, int *point, int *negative, bool fixed)
{
    struct tn_cvt c;
    n = tn_max(n, 0);
    tn_cvt(&c, value, fixed ? n : tn_max(n, 1), fixed);
    *negative = c.negative;
    *point = 0;
    if (c.word)
        return tn_strcpy(text, c.word);
    // Zero has one digit before the point.
    *point = c.decimal.n ? c.decimal.point : 1;
    int digits = fixed ? tn_max(*point + n, 0) : n;
    for (int i = 0; i < digits; i++)
        text[i] = '0';
    if (c.decimal.n)
        tn_decimal_copy(&c.decimal, 0, digits, text);
    text[digits] = 0;
    return text;
}

TN_NAME(ecvt);
char *tn_ecvt(double value, int n, int *point, int *negative)
{
    return convert(value, tn_min(n, 800), point, negative, false);
}
TN_PUBLIC(ecvt);

TN_NAME(fcvt);
char *tn_fcvt(double value, int n, int *point, int *negative)
{
    return convert(value, tn_min(n, 1074), point, negative, true);
}
TN_PUBLIC(fcvt);
