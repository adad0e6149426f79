// SPDX-License-Identifier: MIT
// asinh: inverse hyperbolic sine. Error below 0.52 ulp. C23 7.12.5.2.
//
// log(1 + w), w = a + a^2 / (1 + sqrt(1 + a^2)), in sums of two numbers.
#pragma once

#include "math/log/log_sum.h"

TN_INLINE double tn_asinh_body(double x)
{
    double a = __builtin_fabs(x);
    if (tn_unlikely(!__builtin_isless(a, 0x1p28))) {
        if (!__builtin_islessequal(a, 0x1.fffffffffffffp1023))
            return x + x;
        struct tn_log_parts p = tn_log_split(tn_bits(a));
        p.k += 1.0; // log(2a): what is left out is below 2^-57
        struct tn_dd s = tn_log_dd(p, tn_log_quotient(p.z, p.entry->inverse));
        return __builtin_copysign(s.hi + s.lo, x);
    }
    if (tn_unlikely(a < 0x1p-27)) {
        if (a < 0x1p-1022)
            tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
        return x == 0.0 ? x : tn_madd(x * -0x1p-54, 0.25, x);
    }
    struct tn_dd a2 = tn_product(a, a);
    struct tn_dd root = tn_dd_sqrt(tn_dd_add(a2, 1.0));
    struct tn_dd w = tn_dd_add(tn_dd_div(a2, tn_dd_add(root, 1.0)), a);
    struct tn_dd s = tn_log_sum(tn_dd_add(w, 1.0));
    return __builtin_copysign(s.hi + s.lo, x);
}
