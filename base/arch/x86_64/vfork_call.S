// SPDX-License-Identifier: MIT
// long tn_vfork_call(void (*run)(void *), void *arg): runs `run(arg)`, which must not return, in a child that shares memory
// and uses the stack below this frame while the caller is stopped (clone(2), CLONE_VM|CLONE_VFORK). Returns the child's id
// or -errno.
#include "base/asm.h"

#define SYS_clone 56
#define FLAGS 0x4111  // CLONE_VM | CLONE_VFORK | SIGCHLD

TN_ASM_BEGIN(tn_vfork_call)
    movq %rdi, %r8
    movq %rsi, %r9
    movl $FLAGS, %edi
    xorl %esi, %esi
    xorl %edx, %edx
    xorl %r10d, %r10d
    movl $SYS_clone, %eax
    syscall
    testq %rax, %rax
    je 1f
    ret
1:
    subq $8, %rsp  // the return address stays; calls need rsp = 0 mod 16
    .cfi_adjust_cfa_offset 8
    movq %r9, %rdi
    callq *%r8
    hlt
TN_ASM_END(tn_vfork_call)
