// SPDX-License-Identifier: MIT
// fmod: x - n*y with n the quotient truncated: exact, sign of x, magnitude below |y|. Invalid for x
// infinite or y zero. One division if the exponents are close, then 64 bits of quotient per step
// (math/internal/intdiv.h). C23 7.12.10.1.
#include "math/internal/remainder.h"

fp_t FP(fmod)(fp_t x, fp_t y)
{
    int ex = fp_exp(x), ey = fp_exp(y);
    if (tn_unlikely(ex == FP_EMAX || ey == FP_EMAX || y == 0)) {
        if (ex == FP_EMAX || fp_isnan(y) || y == 0)
            return (x * y) / (x * y);
        return x; // y is infinite
    }
    if (x == 0)
        return x;
    fp_sig mx = fp_normal(x, &ex), my = fp_normal(y, &ey);
    if (ex < ey)
        return x;
    tn_u64 q;
    return fp_exact(fp_sign(x), ey, fp_mod(mx, my, (unsigned)(ex - ey), &q));
}
FP_PUBLIC(fmod);
