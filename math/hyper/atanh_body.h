// SPDX-License-Identifier: MIT
// atanh: inverse hyperbolic tangent. Error below 0.52 ulp. C23 7.12.5.3.
//
// log(1 + w) / 2, w = 2a / (1 - a), in sums of two numbers.
#pragma once

#include "math/log/log_sum.h"

TN_INLINE double tn_atanh_body(double x)
{
    double a = __builtin_fabs(x);
    if (tn_unlikely(!__builtin_isless(a, 1.0))) {
        if (x != x)
            return x + x;
        return a == 1.0 ? x / tn_opaque((double)0.0) : (x - x) / (x - x); // divide-by-zero, invalid
    }
    if (tn_unlikely(a < 0x1p-27)) {
        if (a < 0x1p-1022)
            tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
        return x == 0.0 ? x : tn_madd(x * 0x1p-54, 0.25, x);
    }
    struct tn_dd w = tn_dd_div((struct tn_dd){2.0 * a, 0.0}, tn_fast_sum(1.0, -a));
    struct tn_dd s = tn_log_sum(tn_dd_add(w, 1.0));
    return __builtin_copysign(0.5 * (s.hi + s.lo), x);
}
