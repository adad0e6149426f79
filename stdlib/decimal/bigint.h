// SPDX-License-Identifier: MIT
// Natural numbers of bounded size for exact conversion between binary and decimal: the slow but
// always right way behind the fast paths of parse.h and format.h. No allocation: the caller owns
// the limbs and sizes them from the format's exponent range, so every loop below is bounded by that
// size. An operation that would outgrow the array traps: the bounds are proven where the arrays are
// declared, and a mistake there must not become a wild write.
//
// A value is limb[0] + limb[1]·2^64 + …, n limbs, limb[n-1] != 0; zero has n == 0.
#pragma once

#include "base/tn.h"

__extension__ typedef unsigned __int128 tn_u128;

struct tn_big {
    tn_u64 *limb;
    int n, cap;
};

// Declares `name`, zero, with room for `bits` bits, on the stack.
#define TN_BIG(name, bits)                   \
    tn_u64 name##_limbs[((bits) + 63) / 64]; \
    struct tn_big name = {name##_limbs, 0, tn_countof(name##_limbs)}

// The largest power of ten and of five in a limb; 10^19 has its top bit set, which the division
// below relies on.
constexpr tn_u64 TN_1E19 = 10000000000000000000u;
constexpr tn_u64 TN_5E27 = 7450580596923828125u; // 5^27

TN_INLINE void tn_big_push(struct tn_big *b, tn_u64 limb)
{
    if (tn_unlikely(b->n == b->cap))
        __builtin_trap();
    b->limb[b->n++] = limb;
}

TN_INLINE void tn_big_trim(struct tn_big *b)
{
    while (b->n && !b->limb[b->n - 1])
        b->n--;
}

static inline void tn_big_set(struct tn_big *b, tn_u128 v)
{
    b->n = 0;
    for (; v; v >>= 64)
        tn_big_push(b, (tn_u64)v);
}

// b = b·mul + add
static inline void tn_big_mul_add(struct tn_big *b, tn_u64 mul, tn_u64 add)
{
    tn_u64 carry = add;
    for (int i = 0; i < b->n; i++) {
        tn_u128 t = (tn_u128)b->limb[i] * mul + carry;
        b->limb[i] = (tn_u64)t;
        carry = (tn_u64)(t >> 64);
    }
    if (carry)
        tn_big_push(b, carry);
}

// b = b·5^k
static inline void tn_big_mul_pow5(struct tn_big *b, int k)
{
    for (; k >= 27; k -= 27)
        tn_big_mul_add(b, TN_5E27, 0);
    tn_u64 rest = 1;
    for (; k > 0; k--)
        rest *= 5;
    tn_big_mul_add(b, rest, 0);
}

// b = b·2^k
static inline void tn_big_shl(struct tn_big *b, int k)
{
    if (!b->n)
        return;
    int words = k / 64, bits = k % 64;
    tn_u64 spill = bits ? b->limb[b->n - 1] >> (64 - bits) : 0;
    if (b->n + words + (spill != 0) > b->cap)
        __builtin_trap();
    for (int i = b->n - 1; i >= 0; i--) {
        tn_u64 low = bits && i ? b->limb[i - 1] >> (64 - bits) : 0;
        b->limb[i + words] = b->limb[i] << bits | low;
    }
    for (int i = 0; i < words; i++)
        b->limb[i] = 0;
    b->n += words;
    if (spill)
        b->limb[b->n++] = spill;
}

// Three-way comparison: negative, zero, positive.
static inline int tn_big_cmp(const struct tn_big *a, const struct tn_big *b)
{
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    for (int i = a->n - 1; i >= 0; i--)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

// Number of significant bits, 0 for zero.
static inline int tn_big_bits(const struct tn_big *b)
{
    return b->n ? 64 * b->n - __builtin_clzll(b->limb[b->n - 1]) : 0;
}

// *rem:u0 divided by d, which has its top bit set, *rem < d: the quotient, and the remainder in
// *rem. Möller and Granlund, "Improved division by invariant integers" (2011), algorithm 4: one
// multiplication by the reciprocal, a constant, instead of a 128-bit division.
TN_INLINE tn_u64 tn_div_by(tn_u64 *rem, tn_u64 u0, tn_u64 d)
{
    tn_u64 reciprocal = (tn_u64)(~(tn_u128)0 / d); // minus 2^64
    tn_u128 q = (tn_u128)reciprocal * *rem + (((tn_u128)*rem << 64) | u0);
    tn_u64 q1 = (tn_u64)(q >> 64) + 1, r = u0 - q1 * d;
    if (r > (tn_u64)q) {
        q1--;
        r += d;
    }
    if (tn_unlikely(r >= d)) {
        q1++;
        r -= d;
    }
    *rem = r;
    return q1;
}
TN_INLINE tn_u64 tn_div_1e19(tn_u64 *rem, tn_u64 u0) { return tn_div_by(rem, u0, TN_1E19); }

// b = b / d for a constant d with its top bit set; the remainder.
TN_INLINE tn_u64 tn_big_div_by_(struct tn_big *b, tn_u64 d)
{
    tn_u64 rem = 0;
    for (int i = b->n - 1; i >= 0; i--)
        b->limb[i] = tn_div_by(&rem, b->limb[i], d);
    tn_big_trim(b);
    return rem;
}

// b = b / 10^19; the remainder, which is the number's last 19 decimal digits.
static inline tn_u64 tn_big_div_1e19(struct tn_big *b) { return tn_big_div_by_(b, TN_1E19); }

// b = b / (2·5^27); the remainder.
static inline tn_u64 tn_big_div_2_5e27(struct tn_big *b) { return tn_big_div_by_(b, 2 * TN_5E27); }
