// SPDX-License-Identifier: MIT
// Special values of pow (C23 F.10.5.4), for double and float.
#pragma once

#include "math/internal/fp.h"

// 0: y is no integer, 1: odd, 2: even. y is finite and not 0.
TN_INLINE int tn_pow_parity(tn_u64 y)
{
    int e = (int)(y >> 52 & 0x7ff) - 0x3ff;
    if (e < 0)
        return 0;
    if (e > 52)
        return 2;
    tn_u64 unit = (tn_u64)1 << (52 - e);
    if (y & (unit - 1))
        return 0;
    return e == 0 || y & unit ? 1 : 2; // the leading 1 is not stored
}

// x or y is 0, infinite or NaN.
[[maybe_unused]] TN_COLD static double tn_pow_special(double x, double y)
{
    tn_u64 bx = tn_bits(x), by = tn_bits(y);
    constexpr tn_u64 inf = (tn_u64)0x7ff << 52, one = (tn_u64)0x3ff << 52,
                     magnitude = ~(tn_u64)0 >> 1;
    bool signaling =
        ((bx & magnitude) > inf && !(bx >> 51 & 1)) || ((by & magnitude) > inf && !(by >> 51 & 1));
    if (signaling)
        return x + y;
    if (2 * by == 0 || bx == one)
        return 1.0; // beside NaNs too
    if (x != x || y != y)
        return x + y;
    if (2 * by == 2 * inf) {
        if (2 * bx == 2 * one)
            return 1.0; // (-1)^±infinity
        return ((2 * bx < 2 * one) == (by >> 63 == 0)) ? 0.0 : y * y;
    }
    // x is ±0 or ±infinity, y finite and not 0
    double r = x * x;
    if (bx >> 63 && tn_pow_parity(by) == 1)
        r = -r;
    return by >> 63 ? 1.0 / tn_opaque(r) : r; // divide-by-zero where it is one
}
