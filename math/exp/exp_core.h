// SPDX-License-Identifier: MIT
// The common part of exp, exp2, exp10, pow and the hyperbolic functions: 2^(k/128) from a table
// times a short polynomial. P. T. P. Tang, "Table-driven implementation of the exponential function
// in IEEE floating-point arithmetic", ACM TOMS 15 (1989).
#pragma once

#include "math/exp/exp_data.h"
#include "math/internal/dd.h"

// 2^(i/128) = scale * (1 + tail); bits is scale's representation less i << 45, so that adding k <<
// 45, k = 128 n + i, makes it 2^n * scale.
struct tn_exp_entry {
    double tail;
    tn_u64 bits;
};
TN_HIDDEN extern const struct tn_exp_entry tn_exp_table[1 << TN_EXP_BITS];

// Adding and subtracting rounds to an integer; the low bits of the sum are that integer.
constexpr double TN_EXP_ROUND = 0x1.8p52;

// 2^(k/128), as a scale whose exponent wraps if the result is no normal number, and a tail.
struct tn_exp_power {
    double tail;
    tn_u64 scale;
};
TN_INLINE struct tn_exp_power tn_exp_lookup(tn_u64 k)
{
    const struct tn_exp_entry *e = &tn_exp_table[k % (1 << TN_EXP_BITS)];
    return (struct tn_exp_power){e->tail, e->bits + (k << (52 - TN_EXP_BITS))};
}

// scale * (1 + p) where the exponent of scale may have left the range: the sign of k tells a small
// result from a large one. Overflows and underflows as it should; a subnormal result is rounded
// once.
[[maybe_unused]] TN_COLD static double tn_exp_extreme(tn_u64 scale, double p, double k)
{
    if (k >= 0.0) {
        // The exponent is above the range by less than 1000.
        double s = tn_from_bits(scale - ((tn_u64)1000 << 52));
        return 0x1p1000 * tn_madd(s, p, s);
    }
    double s = tn_from_bits(scale + ((tn_u64)1022 << 52)), a = s < 0.0 ? -s : s;
    double y = tn_madd(a, p, a);
    if (y < 1.0) {
        // Round to a multiple of 2^-52 here, by adding 1: times 2^-1022 that is the unit of
        // subnormal numbers.
        double rest = tn_madd(a, p, a - y), exact = y;
        double one = 1.0 + y;
        y = (one + ((1.0 - one) + y + rest)) - 1.0;
        double tiny = 0x1p-1022;
        if (y != exact || rest != 0.0)
            tn_force_eval(tn_opaque(tiny) * tiny); // underflow; the product below is exact
        if (y == 0.0)
            y = 0.0; // and not -0, in downward rounding
    }
    return (s < 0.0 ? -y : y) * 0x1p-1022;
}

// scale * (1 + p); extreme if the scale, 2^(k/128), may have wrapped.
TN_INLINE double tn_exp_finish(struct tn_exp_power w, double p, bool extreme, double k)
{
    if (tn_unlikely(extreme))
        return tn_exp_extreme(w.scale, p, k);
    double s = tn_from_bits(w.scale);
    return tn_madd(s, p, s);
}
