// SPDX-License-Identifier: MIT
// setjmp and longjmp (C23 7.13), sigsetjmp and siglongjmp (POSIX.1-2024) on x86-64.
//
// jmp_buf: rbx rbp r12 r13 r14 r15 rsp rip, then at FLAG whether a signal mask was saved, then the mask. The floating-point
// environment is not part of it (C23 7.13.2.1). longjmp restores a saved mask after it has left the old stack, so that
// a signal which this unblocks runs its handler on the stack that continues, and handlers that jump do not nest.
#include "base/asm.h"

#define FLAG 64
#define MASK 72
#define SYS_rt_sigprocmask 14
#define SIG_BLOCK 0
#define SIG_SETMASK 2

TN_ASM_BEGIN(tn_sigsetjmp)  // (rdi: sigjmp_buf, esi: save the mask?)
    xorl %eax, %eax
    testl %esi, %esi
    setne %al
    movq %rax, FLAG(%rdi)
    je 1f
    movq %rdi, %r8
    leaq MASK(%rdi), %rdx
    xorl %esi, %esi
    xorl %edi, %edi  // SIG_BLOCK nothing: read the mask
    movl $8, %r10d
    movl $SYS_rt_sigprocmask, %eax
    syscall
    movq %r8, %rdi
    jmp 1f
TN_ASM_ENTRY(tn_setjmp)
    movq $0, FLAG(%rdi)
1:
    movq %rbx, 0(%rdi)
    movq %rbp, 8(%rdi)
    movq %r12, 16(%rdi)
    movq %r13, 24(%rdi)
    movq %r14, 32(%rdi)
    movq %r15, 40(%rdi)
    leaq 8(%rsp), %rdx  // rsp as it is after the return
    movq %rdx, 48(%rdi)
    movq (%rsp), %rdx
    movq %rdx, 56(%rdi)
    xorl %eax, %eax
    ret
    .size tn_setjmp, . - tn_setjmp
TN_ASM_END(tn_sigsetjmp)

TN_ASM_BEGIN(tn_longjmp)  // (rdi: jmp_buf, esi: value that setjmp returns, 1 for 0)
    movl %esi, %eax
    cmpl $1, %eax
    adcl $0, %eax
    movq 0(%rdi), %rbx
    movq 8(%rdi), %rbp
    movq 16(%rdi), %r12
    movq 24(%rdi), %r13
    movq 32(%rdi), %r14
    movq 40(%rdi), %r15
    movq 48(%rdi), %rsp
    movq 56(%rdi), %r9
    cmpq $0, FLAG(%rdi)
    jne 1f
    jmpq *%r9
1:
    movl %eax, %r8d
    leaq MASK(%rdi), %rsi
    movl $SIG_SETMASK, %edi
    xorl %edx, %edx
    movl $8, %r10d
    movl $SYS_rt_sigprocmask, %eax
    syscall
    movl %r8d, %eax
    jmpq *%r9
TN_ASM_END(tn_longjmp)

TN_ASM_PUBLIC(setjmp, tn_setjmp)
TN_ASM_PUBLIC(_setjmp, tn_setjmp)
TN_ASM_PUBLIC(__setjmp, tn_setjmp)
TN_ASM_PUBLIC(sigsetjmp, tn_sigsetjmp)
TN_ASM_PUBLIC(__sigsetjmp, tn_sigsetjmp)
TN_ASM_PUBLIC(longjmp, tn_longjmp)
TN_ASM_PUBLIC(_longjmp, tn_longjmp)
TN_ASM_PUBLIC(siglongjmp, tn_longjmp)
