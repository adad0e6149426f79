// SPDX-License-Identifier: MIT
// cosh: hyperbolic cosine. Error below 0.52 ulp. C23 7.12.5.4.
#pragma once

#include "math/hyper/hyper_core.h"

TN_INLINE double tn_cosh_body(double x)
{
    double a = __builtin_fabs(x);
    if (__builtin_isless(a, 0.3125))
        return 1.0 + tn_cosh_rest(a);
    if (!__builtin_isless(a, 40.0))
        return x != x ? x + x : tn_hyper_large(a);
    struct tn_hyper h = tn_hyper_pair(a);
    struct tn_dd s = tn_fast_sum(h.up.hi, h.down.hi);
    return s.hi + (s.lo + (h.up.lo + h.down.lo));
}
