// SPDX-License-Identifier: MIT
// Remainders of r * 2^n by an invariant divisor, 64 bits of quotient per step, with a reciprocal
// instead of divisions: N. Möller, T. Granlund, "Improved division by invariant integers", IEEE
// Trans. Computers 60 (2011), algorithms 4 (2/1) and 5, 6 (3/2).
#pragma once

#include "math/internal/fp.h"

// floor((2^128 - 1) / d) - 2^64 for d with its top bit set.
TN_INLINE tn_u64 tn_reciprocal64(tn_u64 d)
{
    // Long division of (~d, ~0) by d in two digits of 32 bits (Knuth, TAOCP 4.3.1 D); each estimate
    // is at most 2 too large.
    tn_u64 d1 = d >> 32, d0 = (tn_u32)d;
    tn_u64 r = ~d, q = 0;
    for (int i = 0; i < 2; i++) {
        tn_u64 digit = r / d1, rest = r % d1;
        while (digit >> 32 || digit * d0 > (rest << 32 | 0xffffffff)) {
            digit--;
            rest += d1;
            if (rest >> 32)
                break;
        }
        r = (r << 32 | 0xffffffff) - digit * d;
        q = q << 32 | digit;
    }
    return q;
}

// *r = *r * 2^n mod d, for *r < d < 2^64; returns the quotient's low 64 bits.
TN_INLINE tn_u64 tn_shift_mod64(tn_u64 *r, unsigned n, tn_u64 d)
{
    int s = __builtin_clzll(d);
    if (n <= (unsigned)s) { // one division, as in most calls
        tn_u64 u = *r << n;
        *r = u % d;
        return u / d;
    }
    d <<= s;
    tn_u64 x = *r << s, v = tn_reciprocal64(d), q = 0;
    while (n > 0) {
        // x < d; one step divides x * 2^k, k = 64 except in the last step
        unsigned k = n < 64 ? n : 64;
        tn_u64 u1 = k < 64 ? x >> (64 - k) : x, u0 = k < 64 ? x << k : 0;
        tn_u128 p = (tn_u128)v * u1 + ((tn_u128)u1 << 64 | u0);
        tn_u64 q1 = (tn_u64)(p >> 64) + 1, q0 = (tn_u64)p;
        x = u0 - q1 * d;
        if (x > q0)
            q1--, x += d;
        if (tn_unlikely(x >= d))
            q1++, x -= d;
        q = (k < 64 ? q << k : 0) + q1;
        n -= k;
    }
    *r = x >> s;
    return q;
}

// The same for divisors of more than 64 and at most 127 bits.
TN_INLINE tn_u64 tn_shift_mod128(tn_u128 *r, unsigned n, tn_u128 d)
{
    int s = __builtin_clzll((tn_u64)(d >> 64));
    d <<= s;
    tn_u64 d1 = (tn_u64)(d >> 64), d0 = (tn_u64)d;
    // reciprocal of the two words: floor((2^192 - 1) / d) - 2^64
    tn_u64 v = tn_reciprocal64(d1);
    tn_u64 p = d1 * v + d0;
    if (p < d0) {
        v--;
        if (p >= d1)
            v--, p -= d1;
        p -= d1;
    }
    tn_u128 t = (tn_u128)v * d0;
    p += (tn_u64)(t >> 64);
    if (p < (tn_u64)(t >> 64)) {
        v--;
        if (((tn_u128)p << 64 | (tn_u64)t) >= d)
            v--;
    }

    tn_u128 x = *r << s;
    tn_u64 q = 0;
    while (n > 0) {
        unsigned k = n < 64 ? n : 64;
        tn_u64 u2 = (tn_u64)(x >> 64), u1 = (tn_u64)x, u0 = 0;
        if (k < 64) {
            u0 = u1 << k;
            u1 = u2 << k | u1 >> (64 - k);
            u2 >>= 64 - k;
        }
        tn_u128 e = (tn_u128)v * u2 + ((tn_u128)u2 << 64 | u1);
        tn_u64 q1 = (tn_u64)(e >> 64), q0 = (tn_u64)e;
        tn_u64 r1 = u1 - q1 * d1;
        x = ((tn_u128)r1 << 64 | u0) - d - (tn_u128)q1 * d0;
        q1++;
        if ((tn_u64)(x >> 64) >= q0)
            q1--, x += d;
        if (tn_unlikely(x >= d))
            q1++, x -= d;
        q = (k < 64 ? q << k : 0) + q1;
        n -= k;
    }
    *r = x >> s;
    return q;
}
