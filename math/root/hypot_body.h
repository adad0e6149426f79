// SPDX-License-Identifier: MIT
// hypot: sqrt(x^2 + y^2) without overflow or underflow in between. Error below 0.501 ulp.
// C23 7.12.8.4, F.10.5.2.
//
// The sum of squares with its rounding errors, and a root corrected by its residual.
#pragma once

#include "math/internal/dd.h"

TN_INLINE double tn_hypot_body(double x, double y)
{
    constexpr tn_u64 inf = (tn_u64)0x7ff << 52, magnitude = ~(tn_u64)0 >> 1;
    tn_u64 bx = tn_bits(x) & magnitude, by = tn_bits(y) & magnitude;
    tn_u64 bmax = tn_max(bx, by), bmin = tn_min(bx, by);
    double a = tn_from_bits(bmax), b = tn_from_bits(bmin), scale = 1.0;
    if (tn_unlikely(bmax >= inf)) {
        constexpr tn_u64 quiet = (tn_u64)1 << 51;
        bool signaling = (bx > inf && !(bx & quiet)) || (by > inf && !(by & quiet));
        if (!signaling && (bx == inf || by == inf))
            return __builtin_inf(); // beside a NaN too
        return x + y;
    }
    if (bmax - bmin > (tn_u64)55 << 52 || bmin == 0)
        return a + b; // b is below half a unit of a
    if (tn_unlikely(bmax >= (tn_u64)(0x3ff + 510) << 52)) {
        a *= 0x1p-700, b *= 0x1p-700, scale = 0x1p700;
    } else if (tn_unlikely(bmin < (tn_u64)(0x3ff - 430) << 52)) {
        a *= 0x1p700, b *= 0x1p700, scale = 0x1p-700;
    }
    struct tn_dd a2 = tn_product(a, a), b2 = tn_product(b, b), s = tn_fast_sum(a2.hi, b2.hi);
    double h = __builtin_sqrt(s.hi);
    struct tn_dd p = tn_product(h, h);
    double rest = ((s.hi - p.hi) - p.lo + (s.lo + (a2.lo + b2.lo))) / (h + h);
    if (tn_unlikely(scale == 0x1p-700 && h < 0x1p-322)) {
        // A subnormal result is rounded once, here: in the binade above 2^-322 the unit is 2^-374 =
        // 2^-1074 * 2^700.
        struct tn_dd t = tn_fast_sum(0x1p-322, h);
        return ((t.hi + (t.lo + rest)) - 0x1p-322) * scale;
    }
    return (h + rest) * scale;
}
