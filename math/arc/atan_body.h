// SPDX-License-Identifier: MIT
// atan: arc tangent. Error below 0.54 ulp. C23 7.12.4.3.
#pragma once

#include "math/arc/atan_core.h"

TN_INLINE double tn_atan_body(double x)
{
    double q = __builtin_fabs(x);
    tn_u64 i = tn_atan_position(q);
    if (tn_likely(i < TN_ATAN_SIZE)) {
        double c = tn_atan_middle(q);
        double t = (q - c) / tn_madd(q, c, 1.0); // the numerator is exact
        struct tn_atan_entry e = tn_atan_table[i];
        return __builtin_copysign(e.hi + (e.lo + (t + tn_atan_short(t))), x);
    }
    if (__builtin_isless(q, 1.0)) {
        if (tn_unlikely(q < 0x1p-27)) {
            if (q < 0x1p-1022)
                tn_force_eval(x * 0x1p-1022); // underflow for subnormal numbers
            return x == 0.0 ? x : tn_madd(x * -0x1p-54, 0.5, x);
        }
        return x + tn_atan_long(x);
    }
    if (tn_unlikely(!__builtin_isless(q, 0x1p64))) {
        if (x != x)
            return x + x;
        return __builtin_copysign(TN_HALF_PI_HI + tn_opaque(TN_HALF_PI_LO), x);
    }
    double t = -1.0 / q;
    return __builtin_copysign(TN_HALF_PI_HI + (TN_HALF_PI_LO + (t + tn_atan_long(t))), x);
}
