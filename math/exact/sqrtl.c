// SPDX-License-Identifier: MIT
// sqrtl: correctly rounded in the current mode: one instruction for x87 extended precision, for
// binary128 an integer root, one bit per step (about 0.4 us). C23 7.12.8.10.
#define TN_FP_ldouble

#include "math/internal/wide.h"

long double tn_sqrtl(long double x)
{
#if !FP_PACKED
    return __builtin_sqrtl(x);
#else
    int e = fp_exp(x);
    if (x == 0 || (e == FP_EMAX && !fp_sign(x)))
        return x + x;
    if (e == FP_EMAX || fp_sign(x))
        return fp_isnan(x) ? x + x : (x - x) / (x - x);
    fp_sig m = fp_normal(x, &e);
    // x = m * 2^e with e even, then root = floor(sqrt(m * 2^116)) digit by digit: remainder and
    // root stay below 2^117.
    e -= FP_BIAS + FP_P - 1;
    if (e & 1)
        m <<= 1, e--;
    m <<= 128 - (FP_P + 1); // left-aligned; pairs of bits are taken from the top
    tn_u128 root = 0, rest = 0;
    for (int i = 0; i < 57 + 58; i++) {
        // invariant: rest = (bits of m taken so far) - root^2 <= 2*root
        rest = rest << 2 | (i < 64 ? m >> 126 : 0);
        m <<= 2;
        tn_u128 trial = root << 2 | 1;
        root <<= 1;
        if (rest >= trial)
            rest -= trial, root |= 1;
    }
    // 115 digits: m * 2^(2*(115-57)) had an integer part of 57 pairs.
    fp_wide w = w_add(w_shl(w_from(root), 1), w_from(rest != 0));
    return w_round(0, w, e / 2 - (115 - 57) - 1);
#endif
}
TN_PUBLIC(sqrtl);
