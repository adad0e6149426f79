// SPDX-License-Identifier: MIT
// asin: arc sine. Error below 0.62 ulp. C23 7.12.4.2.
#pragma once

#include "math/arc/asin_core.h"

TN_INLINE double tn_asin_body(double x)
{
    double a = __builtin_fabs(x);
    if (__builtin_isless(a, 0.5)) {
        if (tn_unlikely(a < 0x1p-27)) {
            if (a < 0x1p-1022)
                tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
            return x == 0.0 ? x : tn_madd(x * 0x1p-54, 0.25, x);
        }
        double z = x * x;
        return tn_madd(x, z * tn_asin_ratio(z), x);
    }
    if (tn_unlikely(!__builtin_islessequal(a, 1.0)))
        return (x - x) / (x - x); // invalid for numbers
    struct tn_dd s = tn_asin_rest(a);
    struct tn_dd r = tn_fast_sum(TN_HALF_PI_HI, -2.0 * s.hi);
    return __builtin_copysign(r.hi + (r.lo + (TN_HALF_PI_LO - 2.0 * s.lo)), x);
}
