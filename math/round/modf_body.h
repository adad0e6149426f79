// SPDX-License-Identifier: MIT
// modf: splits x into an integral part, stored in *whole, and a fraction, both with the sign of x.
// Exact. The fraction of an infinity is a zero. C23 7.12.7.18.
#include "math/internal/integral.h"

fp_t FP(modf)(fp_t x, fp_t *whole)
{
    fp_t w = fp_integral(x, TN_TO_ZERO);
    *whole = w;
    if (w == x)
        return fp_make(fp_sign(x), 0, 0);
    return x - w; // exact: both are multiples of ulp(x), and the difference is less than 1
}
FP_PUBLIC(modf);
