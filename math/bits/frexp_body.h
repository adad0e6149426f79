// SPDX-License-Identifier: MIT
// frexp: x = r * 2^*exp with 1/2 <= |r| < 1; exact, no exceptions except invalid for signaling
// NaNs. For 0, infinities and NaNs r is x and *exp is 0 (unspecified by C23 for the last two).
// C23 7.12.7.7.
#include "math/internal/fp.h"

fp_t FP(frexp)(fp_t x, int *exp)
{
    int e = fp_exp(x);
    *exp = 0;
    if (e == FP_EMAX || x == 0)
        return x + x;
    fp_sig m = fp_normal(x, &e);
    *exp = e - (FP_BIAS - 1);
    return fp_make(fp_sign(x), FP_BIAS - 1, m);
}
FP_PUBLIC(frexp);
