// SPDX-License-Identifier: MIT
// sinh: hyperbolic sine. Error below 0.54 ulp. C23 7.12.5.5.
#pragma once

#include "math/hyper/hyper_core.h"

TN_INLINE double tn_sinh_body(double x)
{
    double a = __builtin_fabs(x);
    if (__builtin_isless(a, 0.3125)) {
        if (tn_unlikely(a < 0x1p-27)) {
            if (a < 0x1p-1022)
                tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
            return x == 0.0 ? x : tn_madd(x * 0x1p-54, 0.25, x);
        }
        return x + tn_sinh_rest(x);
    }
    if (!__builtin_isless(a, 40.0))
        return x != x ? x + x : __builtin_copysign(tn_hyper_large(a), x);
    struct tn_hyper h = tn_hyper_pair(a);
    struct tn_dd s = tn_fast_sum(h.up.hi, -h.down.hi);
    return __builtin_copysign(s.hi + (s.lo + (h.up.lo - h.down.lo)), x);
}
