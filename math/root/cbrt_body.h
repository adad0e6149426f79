// SPDX-License-Identifier: MIT
// cbrt: cube root. Error below 0.501 ulp; cubes have exact roots in round to nearest. C23 7.12.8.1.
//
// t = m^(-1/3) by a polynomial and one step of third order, without division; y = m t^2 is
// corrected by the exact residual m - y^3, whose derivative's inverse is t^2/3.
#pragma once

#include "math/internal/dd.h"
#include "math/root/root_data.h"

TN_INLINE double tn_cbrt_body(double x)
{
    tn_u64 b = tn_bits(x) & ~(tn_u64)0 >> 1;
    int e = (int)(b >> 52);
    if (tn_unlikely(e - 1 >= 0x7fe || e == 0)) {
        if (e == 0x7ff || x == 0.0)
            return x + x;
        b = tn_bits(__builtin_fabs(x) * 0x1p54);
        e = (int)(b >> 52) - 54;
    }
    // |x| = m * 2^(3q + rest)
    double m = tn_from_bits((b & 0x000fffffffffffff) | (tn_u64)0x3ff << 52);
    int q = (e - 0x3ff + 3 * 1024) / 3 - 1024, rest = e - 0x3ff - 3 * q;
    double m2 = m * m;
    double t = tn_madd(
        m2, tn_madd(m2, tn_madd(m, TN_RCBRT_5, TN_RCBRT_4), tn_madd(m, TN_RCBRT_3, TN_RCBRT_2)),
        tn_madd(m, TN_RCBRT_1, TN_RCBRT_0));
    if (rest == 1)
        t *= TN_RCBRT_OF_2, m *= 2.0;
    if (rest == 2)
        t *= TN_RCBRT_OF_4, m *= 4.0;
    // t (1 - h)^(-1/3), h = 1 - m t^3
    double h = tn_madd(-m * t, t * t, 1.0);
    t = tn_madd(t * h, tn_madd(h, 0x1.c71c71c71c71cp-3, 0x1.5555555555555p-2), t);
    double t2 = t * t, y = m * t2;
    struct tn_dd y2 = tn_product(y, y), y3 = tn_product(y2.hi, y);
    double residual = ((m - y3.hi) - y3.lo) - y2.lo * y;
    y += residual * (t2 * 0x1.5555555555555p-2);
    return __builtin_copysign(y * tn_from_bits((tn_u64)(0x3ff + q) << 52), x);
}
