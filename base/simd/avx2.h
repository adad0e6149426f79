// SPDX-License-Identifier: MIT
// The vocabulary in AVX2: 32 bytes, masks of one bit per byte. The compiler clears the upper halves
// of the registers (vzeroupper) where a function ends.
#pragma once

#define TNV_BYTES 32
#define TNV_REGISTER "x" // the constraint of a vector register
#include "base/simd/vector.h"

typedef tn_u32 tnm;

TN_INLINE tnm tnm_ones(tnv_chars v) { return (tnm)__builtin_ia32_pmovmskb256(v); }
#include "base/simd/bit_mask.h"

#include "base/simd/ymm.h"
