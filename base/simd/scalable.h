// SPDX-License-Identifier: MIT
// The vocabulary of vectors whose length is known at run time only (SVE, RVV). Loads touch
// the bytes of the lanes that take part and no others.
//
//   tns    a vector of tns_bytes() bytes (RVV: a group of registers)
//   tnl    lanes: the first so many of a vector
//   tnsm   of some lanes, those that are hits
//
//   tns_bytes()               the length of a vector
//   tnl_all(), tnl_upto(n)    all lanes; as many as n bytes fill, all at most, or fewer where n is
//                             between one and two vectors (RVV balances the last two)
//   tnl_count(l)              how many
//   tns_splat(c)              every byte c
//   tns_load(l, p), tns_store(l, p, v)
//   tns_eq(l, v, w), tns_ne(l, v, w)   lanes whose bytes are equal, different
//   tns_either(l, m, k)       hits of m or k
//   tnsm_any(l, m)            is there a hit?
//   tnsm_first(l, m)          its lane; there must be one
//   TNS_UNROLL                whether several vectors per round of a loop pay
#pragma once

#include <stddef.h>

#include "base/tn.h"

#ifdef TN_LEVEL_IS_sve
#include "base/simd/sve.h"
#else
#include "base/simd/rvv.h"
#endif
