// SPDX-License-Identifier: MIT
// Scaling by powers of two with one rounding.
#pragma once

#include "math/internal/fp.h"

// (-1)^sign * m * 2^(e - FP_BIAS - (FP_P - 1)) for m of FP_P bits and any e of moderate size;
// rounds once in the current mode and raises overflow or underflow as a multiplication does.
TN_INLINE fp_t fp_compose(int sign, int e, fp_sig m)
{
    if (tn_likely(e > 0 && e < FP_EMAX))
        return fp_make(sign, e, m);
    if (e > 0) {
        fp_t huge = fp_make(0, FP_EMAX - 1, FP_LEAD);
        return tn_opaque(fp_make(sign, FP_EMAX - 1, m)) * huge;
    }
    // Subnormal: a normal number times a power of two, which the processor rounds. Below half of
    // the least number all magnitudes round alike.
    if (e < -FP_P - 1)
        e = -FP_P - 1;
    fp_t small = fp_make(0, FP_BIAS - FP_P - 2, FP_LEAD);
    return tn_opaque(fp_make(sign, e + FP_P + 2, m)) * small;
}

TN_INLINE fp_t fp_scalbn(fp_t x, long n)
{
    int e = fp_exp(x);
    if (e == FP_EMAX || x == 0)
        return x + x;
    fp_sig m = fp_normal(x, &e);
    constexpr long far = 4 * FP_EMAX; // beyond it every x overflows or vanishes
    return fp_compose(fp_sign(x), e + (int)(n < -far ? -far : n > far ? far : n), m);
}
