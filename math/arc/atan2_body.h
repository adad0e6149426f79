// SPDX-License-Identifier: MIT
// atan2: angle of the point (x, y). Error below 0.55 ulp. C23 7.12.4.4, F.10.1.4.
//
// q = |y/x| tells the interval; the argument of the remaining arc tangent, (|y| - c|x|) / (|x| +
// c|y|), is computed from x and y.
#pragma once

#include "math/arc/atan_core.h"

// y or x is 0, infinite or NaN.
TN_COLD static double special(double y, double x)
{
    if (x != x || y != y)
        return x + y;
    bool left = tn_bits(x) >> 63;
    constexpr tn_u64 inf = (tn_u64)0x7ff << 52, magnitude = ~(tn_u64)0 >> 1;
    double hi, lo;
    if ((tn_bits(y) & magnitude) == inf) {
        hi = TN_HALF_PI_HI, lo = TN_HALF_PI_LO;
        if ((tn_bits(x) & magnitude) == inf) {
            hi *= left ? 1.5 : 0.5;
            lo *= left ? 1.5 : 0.5;
            if (left) { // 3 pi/4 as a sum of two doubles
                hi = 0x1.2d97c7f3321d2p1;
                lo = 0x1.a79394c9e8a0ap-54;
            }
        }
    } else if (y == 0.0 || (tn_bits(x) & magnitude) == inf) {
        if (!left)
            return __builtin_copysign(0.0, y);
        hi = TN_PI_HI, lo = TN_PI_LO;
    } else {
        hi = TN_HALF_PI_HI, lo = TN_HALF_PI_LO; // x is 0
    }
    return tn_opaque(__builtin_copysign(hi, y)) + __builtin_copysign(lo, y);
}

TN_INLINE double tn_atan2_body(double y, double x)
{
    constexpr tn_u64 inf = (tn_u64)0x7ff << 52, magnitude = ~(tn_u64)0 >> 1;
    tn_u64 by = tn_bits(y) & magnitude, bx = tn_bits(x) & magnitude;
    if (tn_unlikely(by - 1 >= inf - 1 || bx - 1 >= inf - 1))
        return special(y, x);
    bool left = tn_bits(x) >> 63;
    double ay = __builtin_fabs(y), ax = __builtin_fabs(x);

    // Exponents far from the ends of the range, or the same ratio there; ratios beyond 2^64 are
    // settled by their size.
    tn_s64 distance = (tn_s64)(by >> 52) - (tn_s64)(bx >> 52);
    if (tn_unlikely(distance > 64)) {
        return __builtin_copysign(TN_HALF_PI_HI + tn_opaque(TN_HALF_PI_LO), y);
    }
    if (tn_unlikely(distance < -64)) {
        if (left)
            return __builtin_copysign(TN_PI_HI + tn_opaque(TN_PI_LO), y);
        return y / ax;
    }
    tn_u64 most = tn_max(by, bx);
    if (tn_unlikely(most >= (tn_u64)(0x3ff + 900) << 52)) {
        ay *= 0x1p-200, ax *= 0x1p-200;
    } else if (tn_unlikely(most < (tn_u64)(0x3ff - 700) << 52)) {
        ay *= 0x1p300, ax *= 0x1p300;
    }

    double q = ay / ax;
    double hi, lo, t;
    tn_u64 i = tn_atan_position(q);
    if (tn_likely(i < TN_ATAN_SIZE)) {
        double c = tn_atan_middle(q);
#if TN_HAVE_FMA
        double n = __builtin_fma(-c, ax, ay);
#else
        double xh = tn_short(ax);
        double n =
            (ay - c * xh) - c * (ax - xh); // both products and the first difference are exact
#endif
        t = n / tn_madd(c, ay, ax);
        t += tn_atan_short(t);
        struct tn_atan_entry e = tn_atan_table[i];
        hi = e.hi, lo = e.lo;
    } else if (q < 1.0) {
        struct tn_dd p = tn_product(q, ax);
        lo = ((ay - p.hi) - p.lo) / ax; // what the quotient lost
        t = tn_atan_long(q);
        hi = q;
    } else {
        t = -(ax / ay);
        t += tn_atan_long(t);
        hi = TN_HALF_PI_HI, lo = TN_HALF_PI_LO;
    }
    if (left) {
        struct tn_dd s = tn_fast_sum(TN_PI_HI, -hi);
        hi = s.hi;
        lo = s.lo + (TN_PI_LO - lo);
        t = -t;
    }
    return __builtin_copysign(hi + (lo + t), y);
}
