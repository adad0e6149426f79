// SPDX-License-Identifier: MIT
// The vocabulary in Advanced SIMD: 16 bytes. There is no move-mask; narrowing each pair of bytes by
// four bits (SHRN) leaves a 64-bit mask of four bits per byte.
#pragma once

#include <arm_neon.h>

#define TNV_BYTES 16
#define TNV_REGISTER "w" // the constraint of a vector register
#include "base/simd/vector.h"

typedef tn_u64 tnm;

TN_INLINE tnm tnm_ones(tnv_chars v)
{
    typedef tn_u16 pairs __attribute__((vector_size(16)));
    typedef tn_u8 narrow __attribute__((vector_size(8)));
    return (tnm) __builtin_convertvector((pairs)v >> 4, narrow);
}
TN_INLINE tnm tnh_mask(tnh h) { return tnm_ones(tnh_ones(h)); }
#define TNM_LANE (((tnm)1 << 4 * sizeof(tnc)) - 1) // a hit in the first lane
TN_INLINE bool tnm_any(tnm m) { return m != 0; }
TN_INLINE unsigned tnm_first(tnm m) { return (unsigned)tn_ctz64(m) / 4; }
TN_INLINE unsigned tnm_last(tnm m) { return (15 - (unsigned)tn_clz64(m) / 4) & TNV_LANE_START; }
TN_INLINE tnm tnm_drop(tnm m, size_t k) { return m >> 4 * k; }
TN_INLINE tnm tnm_keep(tnm m, size_t k) { return m & (((tnm)1 << 4 * k) - 1); }

// A bit of its own for each byte of eight, added up in pairs.
#define TNB_VECTORS 4
TN_INLINE tnb tnb_mask(const tnh h[TNB_VECTORS])
{
    const uint8x16_t bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t m0 = (uint8x16_t)tnh_ones(h[0]) & bits, m1 = (uint8x16_t)tnh_ones(h[1]) & bits;
    uint8x16_t m2 = (uint8x16_t)tnh_ones(h[2]) & bits, m3 = (uint8x16_t)tnh_ones(h[3]) & bits;
    uint8x16_t sum = vpaddq_u8(vpaddq_u8(m0, m1), vpaddq_u8(m2, m3));
    return (tnb)vgetq_lane_u64((uint64x2_t)vpaddq_u8(sum, sum), 0);
}

#define TNV_LOOKUP 1
TN_INLINE tnv tnv_table(const tn_u8 *t) { return (tnv)vld1q_u8(t); }
TN_INLINE tnv tnv_lookup(tnv table, tnv index)
{
    return (tnv)vqtbl1q_u8((uint8x16_t)table, (uint8x16_t)index & 0x8f);
}
