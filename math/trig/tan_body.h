// SPDX-License-Identifier: MIT
// tan: tangent. Error below 0.52 ulp for all arguments. C23 7.12.4.7.
//
// The quotient of sine and cosine, each as a sum of two numbers.
#pragma once

#include "math/trig/trig_core.h"

TN_INLINE double tn_tan_body(double x)
{
    if (tn_unlikely(tn_trig_plain(x))) {
        if (!__builtin_isless(__builtin_fabs(x), 1.0))
            return x - x; // invalid for infinities
        return x == 0.0 ? x : tn_madd(x, 0x1p-55, x);
    }
    struct tn_trig_angle r = tn_trig_reduce(x);
    struct tn_dd s = tn_trig_sine(r, 0), c = tn_trig_sine(r, TN_TRIG_STEPS / 2);
    s = tn_fast_sum(s.hi, s.lo);
    c = tn_fast_sum(c.hi, c.lo);
    double inverse = 1.0 / c.hi;
    double q = s.hi * inverse;
    struct tn_dd p = tn_product(q, c.hi);
    return q + (((s.hi - p.hi) - p.lo) + (s.lo - q * c.lo)) * inverse;
}
