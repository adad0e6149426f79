// SPDX-License-Identifier: MIT
// Masks of one bit per byte in 32 bits, for the x86 vocabularies.
#pragma once

TN_INLINE tnm tnh_mask(tnh h) { return tnm_ones(tnh_ones(h)); }
#define TNM_LANE (((tnm)1 << sizeof(tnc)) - 1) // a hit in the first lane
TN_INLINE bool tnm_any(tnm m) { return m != 0; }
TN_INLINE unsigned tnm_first(tnm m) { return (unsigned)__builtin_ctz(m); }
TN_INLINE unsigned tnm_last(tnm m) { return (31 - (unsigned)__builtin_clz(m)) & TNV_LANE_START; }
TN_INLINE tnm tnm_drop(tnm m, size_t k) { return m >> k; }
TN_INLINE tnm tnm_keep(tnm m, size_t k) { return m & (((tnm)1 << k) - 1); }

#define TNB_VECTORS (TNB_BYTES / TNV_BYTES)
TN_INLINE tnb tnb_mask(const tnh h[TNB_VECTORS])
{
    tnb b = 0;
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < TNB_VECTORS; i++)
        b |= (tnb)tnh_mask(h[i]) << i * TNV_BYTES;
    return b;
}
