// SPDX-License-Identifier: MIT
// exp: e^x. Error below 0.51 ulp. C23 7.12.7.1, F.10.4.1.
//
// x = k ln2/128 + r, |r| <= ln2/256: e^x = 2^(k/128) (1 + r + r^2/2 + …). The product k * (leading
// 35 bits of ln2/128) is exact, so r has an error of 2^-62, and r's terms are added to a scale that
// is at least 250 times larger.
#include "math/exp/exp_core.h"

typeof(tn_exp) TN_VARIANT(exp);

double TN_VARIANT(exp)(double x)
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
        if (x > 710.0)
            return tn_opaque(huge) * huge;
        if (x < -746.0)
            return tn_opaque(tiny) * tiny;
        extreme = true;
    }
    double shifted = tn_madd(x, TN_EXP_STEPS_E, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double r = tn_madd(-k, TN_EXP_STEP_LO_E, tn_madd(-k, TN_EXP_STEP_HI_E, x));
    struct tn_exp_power w = tn_exp_lookup(tn_bits(shifted));
    double r2 = r * r;
    double p = tn_madd(r2, tn_madd(r, TN_EXP_E3, 0.5), w.tail + r);
    p = tn_madd(r2 * r2, tn_madd(r, TN_EXP_E5, TN_EXP_E4), p);
    return tn_exp_finish(w, p, extreme, k);
}
