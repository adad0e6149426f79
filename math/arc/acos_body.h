// SPDX-License-Identifier: MIT
// acos: arc cosine. Error below 0.60 ulp. C23 7.12.4.1.
#pragma once

#include "math/arc/asin_core.h"

TN_INLINE double tn_acos_body(double x)
{
    double a = __builtin_fabs(x);
    if (__builtin_isless(a, 0.5)) {
        double z = x * x;
        struct tn_dd r = tn_fast_sum(TN_HALF_PI_HI, -x);
        return r.hi + ((r.lo + TN_HALF_PI_LO) - x * (z * tn_asin_ratio(z)));
    }
    if (tn_unlikely(!__builtin_islessequal(a, 1.0)))
        return (x - x) / (x - x); // invalid for numbers
    if (x == 1.0)
        return 0.0;
    struct tn_dd s = tn_asin_rest(a);
    if (x > 0.0)
        return 2.0 * (s.hi + s.lo);
    struct tn_dd r = tn_fast_sum(TN_PI_HI, -2.0 * s.hi);
    return r.hi + (r.lo + (TN_PI_LO - 2.0 * s.lo));
}
