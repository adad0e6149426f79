// SPDX-License-Identifier: MIT
// A number as printf's %.*g writes it, with n significant digits (gcvt(3)); at least one, at most
// 800.
#include <stdlib.h>
#include <tenon/string.h>

#include "stdlib/text/cvt.h"

TN_NAME(gcvt);
char *tn_gcvt(double value, int n, char *text)
{
    struct tn_cvt c;
    n = tn_max(tn_min(n, 800), 1);
    tn_cvt(&c, value, n, false);
    char *p = text;
    if (c.negative)
        *p++ = '-';
    if (c.word || !c.decimal.n) {
        tn_strcpy(p, c.word ? c.word : "0");
        return text;
    }
    int digits = tn_min(tn_decimal_count(&c.decimal), n), exponent = c.decimal.point - 1;
    bool scientific = exponent < -4 || exponent >= n;
    // Digits before the point, and zeros between it and the first digit.
    int before = scientific ? 1 : tn_max(exponent + 1, 0),
        zeros = scientific ? 0 : tn_max(-exponent - 1, 0);
    if (!before)
        *p++ = '0';
    int shown = tn_min(before, digits);
    tn_decimal_copy(&c.decimal, 0, shown, p);
    p += shown;
    for (int i = shown; i < before; i++)
        *p++ = '0';
    if (digits > before) {
        *p++ = '.';
        for (int i = 0; i < zeros; i++)
            *p++ = '0';
        tn_decimal_copy(&c.decimal, before, digits - before, p);
        p += digits - before;
    }
    if (scientific) {
        *p++ = 'e';
        *p++ = exponent < 0 ? '-' : '+';
        unsigned e = (unsigned)(exponent < 0 ? -exponent : exponent);
        int places = e < 100 ? 2 : 3;
        tn_digits(e, places, p);
        p += places;
    }
    *p = 0;
    return text;
}
TN_PUBLIC(gcvt);
