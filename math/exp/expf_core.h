// SPDX-License-Identifier: MIT
// e^x and 2^x in double with a relative error of 2^-49, for float functions: no extremes, no tails.
#pragma once

#include "math/exp/exp_core.h"

// scale of k/128 times (1 + p)
TN_INLINE double tn_expf_scale(double shifted, double p)
{
    double s = tn_from_bits(tn_exp_lookup(tn_bits(shifted)).scale);
    return tn_madd(s, p, s);
}
TN_INLINE double tn_expf_value(double x)
{
    double shifted = tn_madd(x, TN_EXP_STEPS_E, TN_EXP_ROUND);
    double k = shifted - TN_EXP_ROUND;
    double r = tn_madd(-k, TN_EXP_STEP_LO_E, tn_madd(-k, TN_EXP_STEP_HI_E, x));
    double r2 = r * r;
    return tn_expf_scale(shifted,
                         tn_madd(r2, tn_madd(r2, TN_EXP_E4, tn_madd(r, TN_EXP_E3, 0.5)), r));
}
TN_INLINE double tn_exp2f_value(double x)
{
    constexpr double round = TN_EXP_ROUND / (1 << TN_EXP_BITS);
    double shifted = x + round;
    double r = x - (shifted - round);
    double r2 = r * r;
    return tn_expf_scale(
        shifted,
        tn_madd(r2, tn_madd(r2, TN_EXP_B4, tn_madd(r, TN_EXP_B3, TN_EXP_B2)), r * TN_EXP_B1));
}

// |x| >= limit, or NaN: the result beyond the range of float.
[[maybe_unused]] TN_COLD static float tn_expf_special(float x)
{
    if (x != x)
        return x + x;
    if (__builtin_isinf(x))
        return x > 0.0f ? x : 0.0f;
    float extreme = x > 0.0f ? 0x1p127f : 0x1p-126f;
    return tn_opaque(extreme) * extreme;
}
