// SPDX-License-Identifier: MIT
// acosh: inverse hyperbolic cosine. Error below 0.52 ulp. C23 7.12.5.1.
//
// log(1 + w), w = t + sqrt(2t + t^2) with t = x - 1, in sums of two numbers.
#pragma once

#include "math/log/log_sum.h"

TN_INLINE double tn_acosh_body(double x)
{
    if (tn_unlikely(!__builtin_isless(x, 0x1p28))) {
        if (!__builtin_islessequal(x, 0x1.fffffffffffffp1023))
            return x + x;
        struct tn_log_parts p = tn_log_split(tn_bits(x));
        p.k += 1.0; // log(2x): what is left out is below 2^-57
        struct tn_dd s = tn_log_dd(p, tn_log_quotient(p.z, p.entry->inverse));
        return s.hi + s.lo;
    }
    if (tn_unlikely(x <= 1.0))
        return x == 1.0 ? 0.0 : (x - x) / (x - x);
    struct tn_dd t = tn_sum(x, -1.0);
    struct tn_dd root = tn_dd_sqrt(tn_dd_mul(t, tn_dd_add(t, 2.0)));
    struct tn_dd s = tn_log_sum(tn_dd_add(tn_dd_sum(root, t), 1.0));
    return s.hi + s.lo;
}
