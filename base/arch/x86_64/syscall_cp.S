// SPDX-License-Identifier: MIT
// long tn_syscall_cp_raw(volatile int *cancel, long n, long a, long b, long c, long d, long e, long f)
//
// A system call that is not made when *cancel is set: -ECANCELED. Between tn_syscall_cp_begin and tn_syscall_cp_end no effect has
// happened yet, so a signal handler that finds the thread there may move it to tn_syscall_cp_cancelled (base/cancel.h).
#include "base/asm.h"

#define ECANCELED 125

TN_ASM_BEGIN(tn_syscall_cp_raw)
TN_ASM_ENTRY(tn_syscall_cp_begin)
    cmpl $0, (%rdi)
    jne tn_syscall_cp_cancelled
    movq %rsi, %rax
    movq %rdx, %rdi
    movq %rcx, %rsi
    movq %r8, %rdx
    movq %r9, %r10
    movq 8(%rsp), %r8
    movq 16(%rsp), %r9
    syscall
TN_ASM_ENTRY(tn_syscall_cp_end)
    ret
TN_ASM_ENTRY(tn_syscall_cp_cancelled)
    movq $-ECANCELED, %rax
    ret
TN_ASM_END(tn_syscall_cp_raw)
