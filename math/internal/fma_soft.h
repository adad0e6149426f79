// SPDX-License-Identifier: MIT
// x*y + z with one rounding, in integers: for processors without the instruction and for long
// double.
#pragma once

#include "math/internal/wide.h"

TN_INLINE fp_t fp_fma_soft(fp_t x, fp_t y, fp_t z)
{
    int ex = fp_exp(x), ey = fp_exp(y), ez = fp_exp(z);
    if (tn_unlikely(ex == FP_EMAX || ey == FP_EMAX || ez == FP_EMAX)) {
        // With z = NaN, 0 * infinity raises nothing, as the instructions do; a finite x*y must not
        // overflow beside z = infinity.
        bool nan = fp_isnan(x) || fp_isnan(y);
        if (!nan && (fp_isnan(z) || (ex != FP_EMAX && ey != FP_EMAX)))
            return z + z;
        return x * y + z;
    }
    if (x == 0 || y == 0)
        return x * y + z;
    fp_sig mx = fp_normal(x, &ex), my = fp_normal(y, &ey);
    int sp = fp_sign(x) ^ fp_sign(y);

    // Product and addend as w * 2^e with their top bit at FP_WIDE-2 or -3: room for the carry
    // above, and zeros below, so that bits are lost in alignment only when the operands are too far
    // apart to cancel.
    constexpr int bias = FP_BIAS + FP_P - 1;
    fp_wide p = w_shl(w_mul(mx, my), FP_WIDE - 2 - 2 * FP_P);
    int e = ex + ey - 2 * bias - (FP_WIDE - 2 - 2 * FP_P);
    int s = sp;
    if (z != 0) {
        fp_wide a = w_shl(w_from(fp_normal(z, &ez)), FP_WIDE - 2 - FP_P);
        int d = e - (ez - bias - (FP_WIDE - 2 - FP_P));
        if (d >= 0) {
            a = w_shr_jam(a, d);
        } else {
            p = w_shr_jam(p, -d);
            e -= d;
        }
        if (sp == fp_sign(z)) {
            p = w_add(p, a);
        } else if (!w_less(p, a)) {
            p = w_sub(p, a);
            if (w_zero(p))
                return z - z; // the sign of an exact zero depends on the mode
        } else {
            p = w_sub(a, p);
            s = sp ^ 1;
        }
    }
    return w_round(s, p, e);
}
