// SPDX-License-Identifier: MIT
// The vector vocabulary: one set of operations, spelled once per instruction set, so that scanning
// and comparing are written once (mem/internal/scan.h, string/internal/compare.h) and compiled for
// each level. This header includes the vocabulary of the level that the build compiles for.
//
//   tnv    a vector of TNV_BYTES bytes
//   tnh    for every byte, whether it is a hit; how that is written down is the vocabulary's affair
//   tnm    hits as a mask that can be searched; how wide a lane is, too
//
//   tnv_splat(c)                      every byte c
//   tnv_load(p), tnv_load_aligned(p)  from any address, from a multiple of TNV_BYTES
//   tnv_store(p, v), tnv_store_aligned(p, v)
//   tnv_lower(v)                      letters of ASCII in lower case
//   tnh_zero(v)                       bytes that are 0
//   tnh_eq(v, w), tnh_ne(v, w)        bytes equal, different
//   tnh_either(g, h)                  hits of g or h; cheap, so loops test several vectors at once
//   tnh_both(g, h)                    hits of g and h
//   tnh_mask(h)                       to search it
//   tnm_any(m)                        is there a hit?
//   tnm_first(m), tnm_last(m)         its index, 0 to TNV_BYTES - 1; there must be one
//   tnm_drop(m, k)                    without the first k lanes, the rest counted from there
//   tnm_keep(m, k)                    the first k lanes only; k < TNV_BYTES for both
//   TNV_UNALIGNED                     whether tnv_load costs the same anywhere
#pragma once

#include "base/bits.h"
#include "base/tn.h"

#if defined(TN_LEVEL_IS_avx2)
#include "base/simd/avx2.h"
#elif defined(TN_LEVEL_IS_sse2)
#include "base/simd/sse2.h"
#elif defined(TN_LEVEL_IS_neon)
#include "base/simd/neon.h"
#else
#include "base/simd/word.h"
#endif
