// SPDX-License-Identifier: MIT
// The vocabulary in AVX2: 32 bytes, masks of one bit per byte. The compiler clears the upper halves
// of the registers (vzeroupper) where a function ends.
#pragma once

#define TNV_BYTES 32
#define TNV_REGISTER "x" // the constraint of a vector register
#include "base/simd/vector.h"

typedef tn_u32 tnm;

TN_INLINE tnm tnh_mask(tnh h) { return (tnm)__builtin_ia32_pmovmskb256(tnh_ones(h)); }
#include "base/simd/bit_mask.h"

#define TNV_LOOKUP 1
typedef tn_u8 tnv_half __attribute__((vector_size(16)));
TN_INLINE tnv tnv_table(const tn_u8 *t)
{
    tnv_half half;
    __builtin_memcpy_inline(&half, t, sizeof half);
    return (tnv)__builtin_shufflevector(half, half, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                        14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                                        15);
}
TN_INLINE tnv tnv_lookup(tnv table, tnv index)
{
    return (tnv)__builtin_ia32_pshufb256((tnv_chars)table, (tnv_chars)index);
}
