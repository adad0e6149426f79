// SPDX-License-Identifier: MIT
// long tn_syscall_cp_raw(volatile int *cancel, long n, long a, long b, long c, long d, long e, long f)
//
// A system call that is not made when *cancel is set: -ECANCELED. Between tn_syscall_cp_begin and tn_syscall_cp_end no effect has
// happened yet, so a signal handler that finds the thread there may move it to tn_syscall_cp_cancelled (base/cancel.h).
#include "base/asm.h"

#define ECANCELED 125

TN_ASM_BEGIN(tn_syscall_cp_raw)
TN_ASM_ENTRY(tn_syscall_cp_begin)
    ldr w9, [x0]
    cbnz w9, tn_syscall_cp_cancelled
    mov x8, x1
    mov x0, x2
    mov x1, x3
    mov x2, x4
    mov x3, x5
    mov x4, x6
    mov x5, x7
    svc #0
TN_ASM_ENTRY(tn_syscall_cp_end)
    ret
TN_ASM_ENTRY(tn_syscall_cp_cancelled)
    mov x0, #-ECANCELED
    ret
TN_ASM_END(tn_syscall_cp_raw)
