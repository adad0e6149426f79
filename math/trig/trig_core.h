// SPDX-License-Identifier: MIT
// The common part of sin, cos, tan: x = k pi/64 + r, |r| <= pi/128; sines and cosines of the
// multiples come from a table, those of r from short polynomials, and the sum of the largest terms
// is kept with its rounding error. One path for all quadrants: no branch depends on the argument's
// value but for huge, tiny and special ones.
#pragma once

#include "math/internal/dd.h"
#include "math/trig/trig_data.h"

// sin(k pi/64) = hi + lo, hi of 26 bits: its product with 27 bits of r is exact without fused
// multiply-add too.
struct tn_trig_entry {
    double hi, lo;
};
TN_HIDDEN extern const struct tn_trig_entry tn_trig_table[2 * TN_TRIG_STEPS];

struct tn_trig_angle {
    double hi, lo; // r
    tn_u64 k;      // modulo 128 is enough
};

// Reduction of any finite x, in integers (math/trig/reduce.c).
TN_HIDDEN struct tn_trig_angle tn_trig_reduce_exact(double x);

// Reduction of finite x. Relative error of r below 2^-62.
TN_INLINE struct tn_trig_angle tn_trig_reduce(double x)
{
    constexpr double round = 0x1.8p52;
    double shifted = tn_madd(x, TN_TRIG_PER_UNIT, round);
    double k = shifted - round;
#if TN_HAVE_FMA
    double a = __builtin_fma(-k, TN_TRIG_STEP_A, x); // exact: at most 2^-5 and a multiple of 2^-57
    double b = k * TN_TRIG_STEP_B;
    double hi = a - b, lo = (a - hi) - b;
#else
    double a = x - k * TN_TRIG_STEP_A31; // exact
    struct tn_dd s = tn_sum(a, -(k * TN_TRIG_STEP_B31));
    s.lo -= k * TN_TRIG_STEP_C31;
    double hi = s.hi + s.lo, lo = (s.hi - hi) + s.lo;
#endif
    // |x| >= 2^17; or so much cancellation that these parts of pi are not enough (r < 2^-26 but k
    // != 0); or another rounding mode took the wrong k
    tn_u64 magnitude = tn_bits(hi) << 1;
    if (tn_unlikely((tn_bits(x) << 1) >= tn_bits(0x1p17) << 1 ||
                    (magnitude < tn_bits(0x1p-26) << 1 && k != 0.0) ||
                    magnitude > tn_bits(TN_TRIG_REACH) << 1)) {
        return tn_trig_reduce_exact(x);
    }
    return (struct tn_trig_angle){hi, lo, tn_bits(shifted)};
}

// S = sin(k pi/64), C = cos(k pi/64): sin(k pi/64 + r) = S + C r + S (cos r - 1) + C (sin r - r),
// as hi + lo. The cosine of an angle is the sine of that 32 steps further.
TN_INLINE struct tn_dd tn_trig_sine(struct tn_trig_angle x, tn_u64 offset)
{
    struct tn_trig_entry s = tn_trig_table[(x.k + offset) % (2 * TN_TRIG_STEPS)];
    struct tn_trig_entry c =
        tn_trig_table[(x.k + offset + TN_TRIG_STEPS / 2) % (2 * TN_TRIG_STEPS)];
    double r = x.hi, r2 = r * r;
    double sine = tn_madd(r2, tn_madd(r2, TN_SIN_7, TN_SIN_5), TN_SIN_3); // (sin r - r) / r^3
    double cosine = tn_madd(r2, tn_madd(r2, TN_COS_6, TN_COS_4), -0.5);   // (cos r - 1) / r^2
    double rest = tn_madd(r * r2, sine, x.lo);
#if TN_HAVE_FMA
    double p = c.hi * r, e = __builtin_fma(c.hi, r, -p);
#else
    double rs = tn_short(r), p = c.hi * rs, e = c.hi * (r - rs);
#endif
    struct tn_dd sum = tn_fast_sum(s.hi, p); // |S| > |C r| or S = 0
    double lo = tn_madd((s.hi + s.lo) * r2, cosine, tn_madd(c.lo, r, s.lo));
    lo = tn_madd(c.hi + c.lo, rest, lo);
    return (struct tn_dd){sum.hi, sum.lo + (e + lo)};
}

// x is tiny, infinite or NaN: the result of sin and tan, up to rounding; |x| < 2^-27.
TN_INLINE bool tn_trig_plain(double x)
{
    tn_u32 top = (tn_u32)(tn_bits(x) >> 52) & 0x7ff;
    return !(top - (0x3ff - 27) < 0x7ff - (0x3ff - 27));
}
