// SPDX-License-Identifier: MIT
// long tn_clone_raw(int (*fn)(void *), void *stack, int flags, void *arg, int *parent_tid, void *tls, int *child_tid)
//
// clone(2): the child runs fn(arg) on `stack` (its upper end) and exits with what that returns; the parent gets the child's id
// or -errno.
#include "base/asm.h"

#define SYS_clone 56
#define SYS_exit 60

TN_ASM_BEGIN(tn_clone_raw)
    andq $-16, %rsi
    subq $16, %rsi
    movq %rcx, (%rsi)  // arg waits on the child's stack
    movq %rdi, %rax
    movslq %edx, %rdi
    movq %r8, %rdx
    movq 8(%rsp), %r10
    movq %r9, %r8
    movq %rax, %r9
    movl $SYS_clone, %eax
    syscall
    testq %rax, %rax
    je 1f
    ret
1:
    .cfi_undefined rip  // the outermost frame of a thread
    xorl %ebp, %ebp
    popq %rdi
    addq $8, %rsp
    callq *%r9
    movl %eax, %edi
    movl $SYS_exit, %eax
    syscall
    hlt
TN_ASM_END(tn_clone_raw)
