// SPDX-License-Identifier: MIT
// expm1: e^x - 1. Error below 0.54 ulp. C23 7.12.7.6.
//
// |x| <= 1/4: x + x^2/2 + x^3 M(x), the first two with their rounding errors. Else as exp, with 1
// taken off the scale exactly.
#pragma once

#include "math/exp/exp_core.h"

TN_INLINE double tn_expm1_body(double x)
{
    tn_u32 top = (tn_u32)(tn_bits(x) >> 52) & 0x7ff;
    if (top < 0x3ff - 2) { // |x| < 1/4
        if (tn_unlikely(top < 0x3ff - 54)) {
            if (top == 0)
                tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
            return x == 0.0 ? x : tn_madd(x, 0x1p-54 * x, x);
        }
        struct tn_dd h = tn_product(x, 0.5 * x);
        struct tn_dd s = tn_fast_sum(x, h.hi);
        double x2 = x * x, x3 = x2 * x;
        double a = tn_madd(x, TN_EXPM1_4, TN_EXPM1_3), b = tn_madd(x, TN_EXPM1_6, TN_EXPM1_5);
        double c = tn_madd(x, TN_EXPM1_8, TN_EXPM1_7), d = tn_madd(x, TN_EXPM1_10, TN_EXPM1_9);
        double high = tn_madd(x2, tn_madd(x2, TN_EXPM1_11, d), c);
        double m = tn_madd(x2 * x2, high, tn_madd(x2, b, a));
        return s.hi + (s.lo + h.lo + x3 * m);
    }
    bool extreme = false;
    if (tn_unlikely(top >= 0x3ff + 5)) { // |x| >= 32
        if (top == 0x7ff)
            return tn_bits(x) == tn_bits(-__builtin_inf()) ? -1.0 : x + x;
        double huge = 0x1p1023;
        if (x > 710.0)
            return tn_opaque(huge) * huge;
        if (x < -40.0)
            return -1.0 + tn_opaque((double)0x1p-60);
        extreme = x > 700.0;
    }
    double shifted = tn_madd(x, TN_EXP_STEPS_E, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double r = tn_madd(-k, TN_EXP_STEP_LO_E, tn_madd(-k, TN_EXP_STEP_HI_E, x));
    struct tn_exp_power w = tn_exp_lookup(tn_bits(shifted));
    double r2 = r * r;
    double p = tn_madd(r2, tn_madd(r, TN_EXP_E3, 0.5), w.tail + r);
    p = tn_madd(r2 * r2, tn_madd(r, TN_EXP_E5, TN_EXP_E4), p);
    if (tn_unlikely(extreme))
        return tn_exp_extreme(w.scale, p, k); // 1 is far below the last place
    double scale = tn_from_bits(w.scale);
    struct tn_dd s = tn_sum(scale, -1.0);
    return s.hi + tn_madd(scale, p, s.lo);
}
