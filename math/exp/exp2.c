// SPDX-License-Identifier: MIT
// exp2: 2^x. Error below 0.51 ulp; exact for integers, in every rounding mode. C23 7.12.7.4.
//
// x = k/128 + r exactly, |r| <= 1/256: 2^x = 2^(k/128) (1 + B1 r + …).
#include "math/exp/exp_core.h"

typeof(tn_exp2) TN_VARIANT(exp2);

double TN_VARIANT(exp2)(double x)
{
    tn_u32 top = (tn_u32)(tn_bits(x) >> 52) & 0x7ff;
    bool extreme = false;
    if (tn_unlikely(top - (0x3ff - 54) >=
                    0x3ff + 9 - (0x3ff - 54))) { // |x| < 2^-54 or |x| >= 512, or no number
        if (top < 0x3ff - 54)
            return 1.0 + x;
        if (top == 0x7ff)
            return tn_bits(x) == tn_bits(-__builtin_inf()) ? 0.0 : x + x;
        double huge = 0x1p1023, tiny = 0x1p-1022;
        if (x >= 1024.0)
            return tn_opaque(huge) * huge;
        if (x < -1076.0)
            return tn_opaque(tiny) * tiny;
        extreme = x >= 1000.0 || x < -960.0; // scale * p must not be subnormal either
    }
    constexpr double round = TN_EXP_ROUND / (1 << TN_EXP_BITS);
    double shifted = x + round;
    double k = shifted - round;
    double r = x - k;
    struct tn_exp_power w = tn_exp_lookup(tn_bits(shifted));
    double r2 = r * r;
    double p = tn_madd(r2, tn_madd(r, TN_EXP_B3, TN_EXP_B2), tn_madd(r, TN_EXP_B1, w.tail));
    p = tn_madd(r2 * r2, tn_madd(r, TN_EXP_B5, TN_EXP_B4), p);
    return tn_exp_finish(w, p, extreme, k);
}
