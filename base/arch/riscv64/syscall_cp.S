// SPDX-License-Identifier: MIT
// long tn_syscall_cp_raw(volatile int *cancel, long n, long a, long b, long c, long d, long e, long f)
//
// A system call that is not made when *cancel is set: -ECANCELED. Between tn_syscall_cp_begin and tn_syscall_cp_end no effect has
// happened yet, so a signal handler that finds the thread there may move it to tn_syscall_cp_cancelled (base/cancel.h).
#include "base/asm.h"

#define ECANCELED 125

TN_ASM_BEGIN(tn_syscall_cp_raw)
TN_ASM_ENTRY(tn_syscall_cp_begin)
    lw t0, 0(a0)
    bnez t0, tn_syscall_cp_cancelled
    mv t1, a1
    mv a0, a2
    mv a1, a3
    mv a2, a4
    mv a3, a5
    mv a4, a6
    mv a5, a7
    mv a7, t1
    ecall
TN_ASM_ENTRY(tn_syscall_cp_end)
    ret
TN_ASM_ENTRY(tn_syscall_cp_cancelled)
    li a0, -ECANCELED
    ret
TN_ASM_END(tn_syscall_cp_raw)
