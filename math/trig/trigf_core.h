// SPDX-License-Identifier: MIT
// Sines in double with a relative error of 2^-50, for float functions.
#pragma once

#include "math/trig/trig_core.h"

// Reduction of a float x: r.lo is 0.
TN_INLINE struct tn_trig_angle tn_trigf_reduce(double x)
{
    constexpr double round = 0x1.8p52;
    double shifted = tn_madd(x, TN_TRIG_PER_UNIT, round);
    double k = shifted - round;
#if TN_HAVE_FMA
    double r = __builtin_fma(-k, TN_TRIG_STEP_B, __builtin_fma(-k, TN_TRIG_STEP_A, x));
#else
    double r = ((x - k * TN_TRIG_STEP_A31) - k * TN_TRIG_STEP_B31) - k * TN_TRIG_STEP_C31;
#endif
    tn_u64 magnitude = tn_bits(r) << 1;
    if (tn_unlikely((tn_bits(x) << 1) >= tn_bits(0x1p17) << 1 || magnitude > tn_bits(TN_TRIG_REACH)
                                                                                 << 1)) {
        return tn_trig_reduce_exact(x);
    }
    return (struct tn_trig_angle){r, 0.0, tn_bits(shifted)};
}

TN_INLINE double tn_trigf_sine(struct tn_trig_angle x, tn_u64 offset)
{
    struct tn_trig_entry s = tn_trig_table[(x.k + offset) % (2 * TN_TRIG_STEPS)];
    struct tn_trig_entry c =
        tn_trig_table[(x.k + offset + TN_TRIG_STEPS / 2) % (2 * TN_TRIG_STEPS)];
    double r = x.hi, r2 = r * r;
    double sine = tn_madd(r * r2, tn_madd(r2, TN_SIN_5, TN_SIN_3), r);
    double cosine = r2 * tn_madd(r2, TN_COS_4, -0.5);
    return s.hi + (s.lo + tn_madd(s.hi + s.lo, cosine, (c.hi + c.lo) * sine));
}
