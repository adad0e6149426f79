// SPDX-License-Identifier: MIT
// TLS descriptor resolvers, see ldso/arch.h. The descriptor is in a0, the result too; the return address is in t0.
#include "base/asm.h"

TN_ASM_BEGIN(tn_tlsdesc_fixed)
    .cfi_return_column t0
    ld a0, 8(a0)
    jr t0
TN_ASM_END(tn_tlsdesc_fixed)

TN_ASM_BEGIN(tn_tlsdesc_later)
    .cfi_return_column t0
    addi sp, sp, -16
    .cfi_adjust_cfa_offset 16
    sd a1, 0(sp)
    ld a0, 8(a0)
    srli a1, a0, 40             // module
    slli a1, a1, 3
    slli a0, a0, 24
    srli a0, a0, 24             // offset
    sd a2, 8(sp)
    ld a2, -8(tp)               // DTV
    add a1, a1, a2
    ld a1, 0(a1)                // block, 0x800 bytes in
    add a0, a0, a1
    addi a0, a0, -0x800
    sub a0, a0, tp
    ld a1, 0(sp)
    ld a2, 8(sp)
    addi sp, sp, 16
    .cfi_adjust_cfa_offset -16
    jr t0
TN_ASM_END(tn_tlsdesc_later)
