// SPDX-License-Identifier: MIT
// The vocabulary in a machine word: eight bytes, hits are the high bits of lanes. The tests are
// exact, not the shorter ones that may report bytes above a first hit, because searches also ask
// for the last. Little-endian: byte 0 is the lowest.
#pragma once

#include <stddef.h>

#include "base/bits.h"

#define TNV_BYTES 8
#define TNV_UNALIGNED 0 // many RISC-V cores trap on an unaligned word

typedef tn_word tnv;
typedef tn_word tnh;
typedef tn_word tnm;

#ifdef TNV_WIDE
constexpr tn_word TNV_ONES = ~(tn_word)0 / 0xffffffff; // 1 in every lane
constexpr tn_word TNV_HIGHS = TNV_ONES << 31;
#else
constexpr tn_word TNV_ONES = TN_ONES, TNV_HIGHS = TN_HIGHS;
#endif

TN_INLINE tnv tnv_splat(tnc c) { return TNV_ONES * c; }
TN_INLINE tnv tnv_load(const void *p) { return tn_load_word(p); }
TN_INLINE tnv tnv_load_aligned(const void *p) { return *(const tn_word_alias *)p; }
TN_INLINE void tnv_store(void *p, tnv v) { tn_store_word(p, v); }
TN_INLINE void tnv_store_aligned(void *p, tnv v) { *(tn_word_alias *)p = v; }

#ifndef TNV_WIDE
// Sums of 7-bit values carry into the high bit of their own byte only.
TN_INLINE tnv tnv_lower(tnv v)
{
    tnv low = v & ~TN_HIGHS;
    tnv upper = (low + TN_ONES * (128 - 'A')) & ~(low + TN_ONES * (127 - 'Z')) & ~v & TN_HIGHS;
    return v | upper >> 2;
}
#endif

TN_INLINE tnh tnh_zero(tnv v) { return ~(((v & ~TNV_HIGHS) + ~TNV_HIGHS) | v) & TNV_HIGHS; }
TN_INLINE tnh tnh_eq(tnv v, tnv w) { return tnh_zero(v ^ w); }
TN_INLINE tnh tnh_ne(tnv v, tnv w) { return tnh_zero(v ^ w) ^ TNV_HIGHS; }
TN_INLINE tnh tnh_either(tnh g, tnh h) { return g | h; }
TN_INLINE tnh tnh_both(tnh g, tnh h) { return g & h; }
TN_INLINE tnm tnh_mask(tnh h) { return h; }
#define tnm_ne(v, w) tnh_ne(v, w)
// Whether there is a lane at all, the short test tells exactly.
TN_INLINE tnm tnm_eq4(tnv v0, tnv v1, tnv v2, tnv v3, tnv c)
{
    v0 ^= c, v1 ^= c, v2 ^= c, v3 ^= c;
    return (((v0 - TNV_ONES) & ~v0) | ((v1 - TNV_ONES) & ~v1) | ((v2 - TNV_ONES) & ~v2) |
            ((v3 - TNV_ONES) & ~v3)) &
           TNV_HIGHS;
}

#define TNM_LANE 1 // a hit is one bit
TN_INLINE bool tnm_any(tnm m) { return m != 0; }
TN_INLINE unsigned tnm_first(tnm m) { return (unsigned)tn_ctz64(m) / 8 & TNV_LANE_START; }
TN_INLINE unsigned tnm_last(tnm m) { return (7 - (unsigned)tn_clz64(m) / 8) & TNV_LANE_START; }
TN_INLINE tnm tnm_drop(tnm m, size_t k) { return m >> 8 * k; }
TN_INLINE tnm tnm_keep(tnm m, size_t k) { return m & (((tnm)1 << 8 * k) - 1); }
