// SPDX-License-Identifier: MIT
// Powers of ten as 128-bit significands, for the fast paths of both directions of decimal
// conversion. 27 coarse entries (10^(28·i)) and 28 exact fine ones, 656 bytes, joined by one 64×128
// multiplication: a full table would save two multiplications (about 2 ns) and cost 11 KB of cache
// and file.
#pragma once

#include "stdlib/decimal/bigint.h"

constexpr int TN_POW10_MIN = -364, TN_POW10_MAX = 391;

TN_HIDDEN extern const tn_u64 tn_pow10_fine[28];
TN_HIDDEN extern const struct tn_pow10_coarse {
    tn_u64 hi, lo;
} tn_pow10_coarse[27];

// 10^k = (g + d)·2^(*exponent), g >= 2^127 returned, 0 <= d < 3; d == 0 for 0 <= k <= 55.
// TN_POW10_MIN <= k <= TN_POW10_MAX.
TN_INLINE tn_u128 tn_pow10_significand(int k, int *exponent)
{
    unsigned i = (unsigned)(k - TN_POW10_MIN) / 28, j = (unsigned)(k - TN_POW10_MIN) % 28;
    const struct tn_pow10_coarse *c = &tn_pow10_coarse[i];
    // floor(k·log2(10)) for |k| < 1650; the significand has 128 bits.
    *exponent = (int)(((tn_s64)k * 1741647) >> 19) - 127;
    if (!j)
        return (tn_u128)c->hi << 64 | c->lo;
    tn_u128 low = (tn_u128)c->lo * tn_pow10_fine[j];
    tn_u128 high = (tn_u128)c->hi * tn_pow10_fine[j] + (tn_u64)(low >> 64);
    // The product of two normalised numbers misses at most one bit.
    return high >> 127 ? high : high << 1 | (tn_u64)low >> 63;
}
