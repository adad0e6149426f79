// SPDX-License-Identifier: MIT
// log1p: log(1 + x). Error below 0.52 ulp. C23 7.12.7.13.
//
// 1 + x is taken as a sum of two numbers; the second corrects r.
#pragma once

#include "math/log/log_sum.h"

TN_INLINE double tn_log1p_body(double x)
{
    tn_u32 top = (tn_u32)(tn_bits(x) >> 52) & 0x7ff;
    if (tn_unlikely(top < 0x3ff - 54)) { // |x| < 2^-54
        if (top == 0)
            tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
        return x == 0.0 ? x : tn_madd(x, -0x1p-54 * x, x);
    }
    if (tn_unlikely(__builtin_islessequal(x, -1.0) || top == 0x7ff))
        return tn_log_special(x == -1.0 ? 0.0 : x);
    struct tn_dd s = tn_log_sum(top < 0x3ff ? tn_fast_sum(1.0, x) : tn_fast_sum(x, 1.0));
    return s.hi + s.lo;
}
