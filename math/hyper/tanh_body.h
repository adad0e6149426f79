// SPDX-License-Identifier: MIT
// tanh: hyperbolic tangent. Error below 0.53 ulp. C23 7.12.5.6.
//
// The quotient of sinh and cosh, each as a sum of two numbers.
#pragma once

#include "math/hyper/hyper_core.h"

TN_INLINE double tn_tanh_body(double x)
{
    double a = __builtin_fabs(x);
    struct tn_dd s, c;
    if (__builtin_isless(a, 0.3125)) {
        if (tn_unlikely(a < 0x1p-27)) {
            if (a < 0x1p-1022)
                tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
            return x == 0.0 ? x : tn_madd(x * -0x1p-54, 0.25, x);
        }
        s = tn_fast_sum(a, tn_sinh_rest(a));
        c = tn_fast_sum(1.0, tn_cosh_rest(a));
    } else {
        if (!__builtin_isless(a, 22.0)) {
            if (x != x)
                return x + x;
            return a == __builtin_inf() ? __builtin_copysign(1.0, x)
                                        : __builtin_copysign(1.0 - tn_opaque((double)0x1p-60), x);
        }
        struct tn_hyper h = tn_hyper_pair(a);
        s = tn_fast_sum(h.up.hi, -h.down.hi);
        c = tn_fast_sum(h.up.hi, h.down.hi);
        s = tn_fast_sum(s.hi, s.lo + (h.up.lo - h.down.lo));
        c = tn_fast_sum(c.hi, c.lo + (h.up.lo + h.down.lo));
    }
    double inverse = 1.0 / c.hi;
    double q = s.hi * inverse;
    struct tn_dd p = tn_product(q, c.hi);
    return __builtin_copysign(q + (((s.hi - p.hi) - p.lo) + (s.lo - q * c.lo)) * inverse, x);
}
