// SPDX-License-Identifier: MIT
// TLS descriptor resolvers, see ldso/arch.h. The descriptor is in rax, the result too; flags may change.
#include "base/asm.h"

TN_ASM_BEGIN(tn_tlsdesc_fixed)
    mov 8(%rax), %rax
    ret
TN_ASM_END(tn_tlsdesc_fixed)

TN_ASM_BEGIN(tn_tlsdesc_later)
    push %rdx
    .cfi_adjust_cfa_offset 8
    push %rcx
    .cfi_adjust_cfa_offset 8
    mov 8(%rax), %rax
    mov %rax, %rdx
    shr $40, %rdx               // module
    shl $24, %rax
    shr $24, %rax               // offset
    mov %fs:8, %rcx             // DTV
    add (%rcx,%rdx,8), %rax
    sub %fs:0, %rax
    pop %rcx
    .cfi_adjust_cfa_offset -8
    pop %rdx
    .cfi_adjust_cfa_offset -8
    ret
TN_ASM_END(tn_tlsdesc_later)
