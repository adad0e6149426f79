// SPDX-License-Identifier: MIT
// base/simd/scalable.h in the V extension of RISC-V: groups of eight registers, lanes are a count
// (AVL, as vsetvli takes it), hits a mask register.
#pragma once

#include <riscv_vector.h>

#define TNS_UNROLL 0

typedef vuint8m8_t tns;
typedef size_t tnl;
typedef vbool1_t tnsm;

TN_INLINE size_t tns_bytes(void) { return __riscv_vsetvlmax_e8m8(); }
TN_INLINE tnl tnl_all(void) { return __riscv_vsetvlmax_e8m8(); }
TN_INLINE tnl tnl_upto(size_t n) { return __riscv_vsetvl_e8m8(n); }
TN_INLINE size_t tnl_count(tnl l) { return l; }

TN_INLINE tns tns_splat(tn_u8 c) { return __riscv_vmv_v_x_u8m8(c, tnl_all()); }
TN_INLINE tns tns_load(tnl l, const void *p) { return __riscv_vle8_v_u8m8(p, l); }
TN_INLINE void tns_store(tnl l, void *p, tns v) { __riscv_vse8_v_u8m8(p, v, l); }

TN_INLINE tnsm tns_eq(tnl l, tns v, tns w) { return __riscv_vmseq_vv_u8m8_b1(v, w, l); }
TN_INLINE tnsm tns_ne(tnl l, tns v, tns w) { return __riscv_vmsne_vv_u8m8_b1(v, w, l); }
TN_INLINE tnsm tns_either(tnl l, tnsm m, tnsm k) { return __riscv_vmor_mm_b1(m, k, l); }
TN_INLINE bool tnsm_any(tnl l, tnsm m) { return __riscv_vfirst_m_b1(m, l) >= 0; }
TN_INLINE size_t tnsm_first(tnl l, tnsm m) { return (size_t)__riscv_vfirst_m_b1(m, l); }
