// SPDX-License-Identifier: MIT
// The vector vocabulary: one set of operations, spelled once per instruction set, so that scanning
// and comparing are written once (mem/internal/scan.h, string/internal/compare.h) and compiled for
// each level. This header includes the vocabulary of the level that the build compiles for.
//
//   tnc    a lane: a byte or, for a file that defines TNV_WIDE first, a wchar_t's four
//   tnv    a vector of TNV_BYTES bytes
//   tnh    for every lane, whether it is a hit; how that is written down is the vocabulary's affair
//   tnm    hits as a mask that can be searched; how wide a lane is, too
//
//   tnv_splat(c)                      every lane c
//   tnv_load(p), tnv_load_aligned(p)  from any address, from a multiple of TNV_BYTES
//   tnv_store(p, v), tnv_store_aligned(p, v)
//   tnv_lower(v)                      letters of ASCII in lower case (bytes only)
//   tnh_zero(v)                       lanes that are 0
//   tnh_eq(v, w), tnh_ne(v, w)        lanes equal, different
//   tnh_ne_fold(v, w)                 bytes different, case of ASCII letters aside (vectors only)
//   tnh_either(g, h)                  hits of g or h; cheap, so loops test several vectors at once
//   tnh_both(g, h)                    hits of g and h
//   tnh_mask(h)                       to search it
//   tnm_ne(v, w)                      tnh_mask(tnh_ne(v, w)), cheaper for one vector
//   tnm_eq4(v0, v1, v2, v3, c)        whether a lane of the four is equal to c, as something that
//                                     tnm_any tells; cheaper than tnh_either of four
//   tnm_any(m)                        is there a hit?
//   tnm_first(m), tnm_last(m)         the byte its lane begins with, 0 to TNV_BYTES - 1; there must
//                                     be one
//   tnm_drop(m, k)                    without the first k bytes, the rest counted from there
//   tnm_keep(m, k)                    the first k bytes only; k < TNV_BYTES for both
//   tnm_upto(m, n)                    hits not beyond the first one of n
//   tnm_rest(m)                       without the first hit
//   tnb, TNB_VECTORS                  hits of TNB_BYTES in TNB_VECTORS vectors, one bit per byte: 0
//                                     without one, and tn_ctz64 finds the first; where there are
//                                     vectors (TNV_UNALIGNED)
//   tnb_mask(h)                       of an array of vectors' hits
//   TNV_LOOKUP                        whether there are tnv_table(t), sixteen bytes, and
//                                     tnv_lookup(table, v): what the low half of each byte of v
//                                     finds there, 0 for bytes from 0x80 on
//   TNV_AMONG                         whether there are tnv_among(set, s), tnv_zero_among(s):
//                                     base/simd/ymm.h
//   TNV_UNALIGNED                     whether tnv_load costs the same anywhere
//   TNV_MASKED                        whether there are tnv_load_n(p, n) and tnv_store_n(p, v, n),
//                                     n <= TNV_BYTES: no byte after the n is touched, those of the
//                                     vector are 0
//
// Vectors of unknown length are another vocabulary: base/simd/scalable.h.
#pragma once

#include "base/bits.h"
#include "base/tn.h"

#ifdef TNV_WIDE
typedef tn_u32 tnc;
#else
typedef tn_u8 tnc;
#endif
typedef tn_u64 tnb;
#define TNB_BYTES 64
#define TNV_LANE_START (unsigned)-sizeof(tnc) // rounds the index of a byte to its lane's first

#if defined(TN_LEVEL_IS_avx512)
#include "base/simd/avx512.h"
#elif defined(TN_LEVEL_IS_avx2)
#include "base/simd/avx2.h"
#elif defined(TN_LEVEL_IS_sse2)
#include "base/simd/sse2.h"
#elif defined(TN_LEVEL_IS_neon)
#include "base/simd/neon.h"
#else
#include "base/simd/word.h"
#endif

#ifndef TNV_LOOKUP
#define TNV_LOOKUP 0
#endif
#ifndef TNV_AMONG
#define TNV_AMONG 0
#endif
#ifndef TNV_MASKED
#define TNV_MASKED 0
#endif

TN_INLINE tnm tnm_upto(tnm m, tnm n) { return m & (n ^ (n - 1)); }
TN_INLINE tnm tnm_rest(tnm m) { return m & ~((m & -m) * TNM_LANE); }
