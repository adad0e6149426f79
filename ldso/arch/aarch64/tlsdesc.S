// SPDX-License-Identifier: MIT
// TLS descriptor resolvers, see ldso/arch.h. The descriptor is in x0, the result too.
#include "base/asm.h"

TN_ASM_BEGIN(tn_tlsdesc_fixed)
    ldr x0, [x0, #8]
    ret
TN_ASM_END(tn_tlsdesc_fixed)

TN_ASM_BEGIN(tn_tlsdesc_later)
    stp x1, x2, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    ldr x0, [x0, #8]
    lsr x1, x0, #40             // module
    and x0, x0, #0xffffffffff   // offset
    mrs x2, tpidr_el0
    sub x0, x0, x2
    ldur x2, [x2, #-8]          // DTV
    ldr x1, [x2, x1, lsl #3]
    add x0, x0, x1
    ldp x1, x2, [sp], #16
    .cfi_adjust_cfa_offset -16
    ret
TN_ASM_END(tn_tlsdesc_later)
