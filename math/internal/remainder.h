// SPDX-License-Identifier: MIT
// |x| mod |y| on significands, for fmod, remainder and remquo.
#pragma once

#include "math/internal/intdiv.h"
#include "math/internal/scale.h"

// For finite x, y != 0 with exponents ex >= ey of fp_normal: (mx * 2^(ex-ey)) mod my; *quotient
// gets the low 64 bits of the quotient. Cost: one division for ex - ey up to the spare bits of a
// word, about 12 cycles for each further 64.
TN_INLINE fp_sig fp_mod(fp_sig mx, fp_sig my, unsigned shift, tn_u64 *quotient)
{
    tn_u64 q = 0;
    if (mx >= my)
        mx -= my, q = 1; // both have their leading bit: one subtraction brings mx below my
    if (shift > 0 && mx != 0) {
#if FP_P <= 64
        tn_u64 r = mx;
        tn_u64 low = tn_shift_mod64(&r, shift, my);
        q = (shift < 64 ? q << shift : 0) + low;
        mx = (fp_sig)r;
#else
        tn_u64 low = tn_shift_mod128(&mx, shift, my);
        q = (shift < 64 ? q << shift : 0) + low;
#endif
    } else {
        q = shift < 64 ? q << shift : 0;
    }
    *quotient = q;
    return mx;
}

// m * 2^(e - FP_BIAS - (FP_P-1)) with a sign, exactly; m need not be normalised, and the value must
// be representable.
TN_INLINE fp_t fp_exact(int sign, int e, fp_sig m)
{
    if (m == 0)
        return fp_make(sign, 0, 0);
    int n = fp_clz(m);
    if (n < e)
        return fp_make(sign, e - n, m << n);
    // subnormal: e - 1 positions are left
    return fp_make(sign, 0, e > 0 ? m << (e - 1) : m >> (1 - e));
}

// x - n*y, n nearest to x/y with halves to even; *quotient gets n modulo 2^31 with the sign of n.
TN_INLINE fp_t fp_remquo(fp_t x, fp_t y, int *quotient)
{
    int ex = fp_exp(x), ey = fp_exp(y), sign = fp_sign(x);
    *quotient = 0;
    if (tn_unlikely(ex == FP_EMAX || ey == FP_EMAX || y == 0)) {
        if (ex == FP_EMAX || fp_isnan(y) || y == 0)
            return (x * y) / (x * y);
        return x; // y is infinite
    }
    if (x == 0)
        return x;
    fp_sig mx = fp_normal(x, &ex), my = fp_normal(y, &ey);
    if (ex < ey - 1)
        return x; // |x| < |y| / 2
    tn_u64 q = 0;
    bool up; // is the remainder above half of |y|, or half and the quotient odd?
    int e;
    if (ex >= ey) {
        mx = fp_mod(mx, my, (unsigned)(ex - ey), &q);
        e = ey;
        fp_sig rest = my - mx;
        up = mx > rest || (mx == rest && q & 1);
        if (up)
            mx = rest;
    } else {
        // |y| = 2 * my in the unit of x: above half if mx > my; then |y| - |x| = my - (mx - my),
        // which fits.
        e = ex;
        up = mx > my;
        if (up)
            mx = my - (mx - my);
    }
    if (up)
        q++, sign ^= 1;
    int n = (int)(q & 0x7fffffff);
    *quotient = fp_sign(x) != fp_sign(y) ? -n : n;
    return fp_exact(sign, e, mx);
}
