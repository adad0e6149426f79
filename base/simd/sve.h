// SPDX-License-Identifier: MIT
// base/simd/scalable.h in SVE: 16 to 256 bytes, lanes and hits are predicates.
#pragma once

#include <arm_sve.h>

#define TNS_UNROLL 1

typedef svuint8_t tns;
typedef svbool_t tnl;
typedef svbool_t tnsm;

TN_INLINE size_t tns_bytes(void) { return svcntb(); }
TN_INLINE tnl tnl_all(void) { return svptrue_b8(); }
TN_INLINE tnl tnl_upto(size_t n) { return svwhilelt_b8_u64(0, n); }
TN_INLINE size_t tnl_count(tnl l) { return svcntp_b8(l, l); }

TN_INLINE tns tns_splat(tn_u8 c) { return svdup_n_u8(c); }
TN_INLINE tns tns_load(tnl l, const void *p) { return svld1_u8(l, p); }
TN_INLINE void tns_store(tnl l, void *p, tns v) { svst1_u8(l, p, v); }

TN_INLINE tnsm tns_eq(tnl l, tns v, tns w) { return svcmpeq_u8(l, v, w); }
TN_INLINE tnsm tns_ne(tnl l, tns v, tns w) { return svcmpne_u8(l, v, w); }
TN_INLINE tnsm tns_either(tnl l, tnsm m, tnsm k) { return svorr_b_z(l, m, k); }
TN_INLINE bool tnsm_any(tnl l, tnsm m) { return svptest_any(l, m); }
TN_INLINE size_t tnsm_first(tnl l, tnsm m) { return svcntp_b8(l, svbrkb_b_z(l, m)); }
