// SPDX-License-Identifier: MIT
// The vocabulary in SSE2: 16 bytes, masks of one bit per byte.
#pragma once

#define TNV_BYTES 16
#define TNV_REGISTER "x" // the constraint of a vector register
#include "base/simd/vector.h"

typedef tn_u32 tnm;
typedef char tnv_chars __attribute__((vector_size(TNV_BYTES)));

TN_INLINE tnm tnh_mask(tnh h) { return (tnm)__builtin_ia32_pmovmskb128((tnv_chars)(h == 0)); }
#include "base/simd/bit_mask.h"
