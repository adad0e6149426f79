// SPDX-License-Identifier: MIT
// pid_t vfork(void): the child shares memory and this very stack until it runs exec or _exit, so the return address, which
// its next call overwrites, is kept in a register meanwhile.
#include "base/asm.h"

#define SYS_vfork 58

TN_ASM_BEGIN(tn_vfork)
    popq %rdx
    .cfi_adjust_cfa_offset -8
    .cfi_register rip, rdx
    movl $SYS_vfork, %eax
    syscall
    pushq %rdx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rip, -8
    movq %rax, %rdi
    jmp tn_vfork_result
TN_ASM_END(tn_vfork)
TN_ASM_PUBLIC(vfork, tn_vfork)
