// SPDX-License-Identifier: MIT
// The vocabulary in SSE2: 16 bytes, masks of one bit per byte.
#pragma once

#define TNV_BYTES 16
#define TNV_REGISTER "x" // the constraint of a vector register
#include "base/simd/vector.h"

typedef tn_u32 tnm;

TN_INLINE tnm tnm_ones(tnv_chars v) { return (tnm)__builtin_ia32_pmovmskb128(v); }
#include "base/simd/bit_mask.h"
