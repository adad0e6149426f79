// SPDX-License-Identifier: MIT
// e^a and e^-a as sums of two numbers for sinh, cosh, tanh; polynomials near 0.
#pragma once

#include "math/exp/exp_core.h"
#include "math/hyper/hyper_data.h"

// e^a / 2 and e^-a / 2 for 0 <= a <= 40, relative error about 2^-61.
struct tn_hyper {
    struct tn_dd up, down;
};
TN_INLINE struct tn_dd tn_hyper_exp(double a, tn_u64 halvings, double *p_out, tn_u64 *scale_out)
{
    double shifted = tn_madd(a, TN_EXP_STEPS_E, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double r = tn_madd(-k, TN_EXP_STEP_LO_E, tn_madd(-k, TN_EXP_STEP_HI_E, a));
    struct tn_exp_power w = tn_exp_lookup(tn_bits(shifted) - (halvings << TN_EXP_BITS));
    double r2 = r * r;
    double p = tn_madd(r2, tn_madd(r, TN_EXP_E3, 0.5), w.tail + r);
    p = tn_madd(r2 * r2, tn_madd(r, TN_EXP_E5, TN_EXP_E4), p);
    double s = tn_from_bits(w.scale);
    *p_out = p;
    *scale_out = w.scale;
    return tn_fast_sum(s, s * p);
}
TN_INLINE struct tn_hyper tn_hyper_pair(double a)
{
    double p;
    tn_u64 scale;
    struct tn_dd e = tn_hyper_exp(a, 1, &p, &scale);
    // 1/(4e): half of e^-a
    double i = 0.25 / e.hi;
    struct tn_dd q = tn_product(i, e.hi);
    double rest = ((0.25 - q.hi) - q.lo) - i * e.lo;
    return (struct tn_hyper){e, {i, rest / e.hi}};
}

// sinh a - a and cosh a - 1 for |a| <= 5/16.
TN_INLINE double tn_sinh_rest(double a)
{
    double z = a * a, z2 = z * z;
    double low = tn_madd(z, TN_SINH_5, TN_SINH_3), mid = tn_madd(z, TN_SINH_9, TN_SINH_7),
           high = tn_madd(z, TN_SINH_13, TN_SINH_11);
    return a * (z * tn_madd(z2, tn_madd(z2, high, mid), low));
}
TN_INLINE double tn_cosh_rest(double a)
{
    double z = a * a, z2 = z * z;
    double low = tn_madd(z, TN_COSH_6, TN_COSH_4), mid = tn_madd(z, TN_COSH_10, TN_COSH_8);
    return tn_madd(z2, tn_madd(z2, tn_madd(z2, TN_COSH_12, mid), low), 0.5 * z);
}

// sinh or cosh of a > 40: e^a / 2, which overflows later than e^a.
TN_INLINE double tn_hyper_large(double a)
{
    if (tn_unlikely(!__builtin_isless(a, 711.0))) {
        double huge = 0x1p1023;
        return a <= 0x1.fffffffffffffp1023 ? tn_opaque(huge) * huge : a + a;
    }
    double p;
    tn_u64 scale;
    tn_hyper_exp(a, 1, &p, &scale);
    double s = tn_from_bits(scale);
    if (tn_unlikely(a > 709.0))
        return tn_exp_extreme(scale, p, 1.0);
    return tn_madd(s, p, s);
}
