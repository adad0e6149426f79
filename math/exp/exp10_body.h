// SPDX-License-Identifier: MIT
// exp10, pow10: 10^x. Error below 0.51 ulp; powers of ten up to 10^22 exact in round to nearest.
// C23 7.12.7.2.
//
// x = k log10(2)/128 + r, |r| <= log10(2)/256: 10^x = 2^(k/128) (1 + T1 r + …).
#pragma once

#include "math/exp/exp_core.h"

TN_INLINE double tn_exp10_body(double x)
{
    tn_u32 top = (tn_u32)(tn_bits(x) >> 52) & 0x7ff;
    bool extreme = false;
    if (tn_unlikely(top - (0x3ff - 57) >=
                    0x3ff + 8 - (0x3ff - 57))) { // |x| < 2^-57 or |x| >= 256, or no number
        if (top < 0x3ff - 57)
            return 1.0 + x;
        if (top == 0x7ff)
            return tn_bits(x) == tn_bits(-__builtin_inf()) ? 0.0 : x + x;
        double huge = 0x1p1023, tiny = 0x1p-1022;
        if (x > 309.0)
            return tn_opaque(huge) * huge;
        if (x < -324.0)
            return tn_opaque(tiny) * tiny;
        extreme = true;
    }
    double shifted = tn_madd(x, TN_EXP_STEPS_10, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double r = tn_madd(-k, TN_EXP_STEP_LO_10, tn_madd(-k, TN_EXP_STEP_HI_10, x));
    struct tn_exp_power w = tn_exp_lookup(tn_bits(shifted));
    double r2 = r * r;
    double p = tn_madd(r2, tn_madd(r, TN_EXP_T3, TN_EXP_T2), tn_madd(r, TN_EXP_T1, w.tail));
    p = tn_madd(r2 * r2, tn_madd(r, TN_EXP_T5, TN_EXP_T4), p);
    return tn_exp_finish(w, p, extreme, k);
}
