// SPDX-License-Identifier: MIT
// long tn_clone_raw(int (*fn)(void *), void *stack, int flags, void *arg, int *parent_tid, void *tls, int *child_tid)
//
// clone(2): the child runs fn(arg) on `stack` (its upper end) and exits with what that returns; the parent gets the child's id
// or -errno.
#include "base/asm.h"

#define SYS_exit 93
#define SYS_clone 220

TN_ASM_BEGIN(tn_clone_raw)
    mv t1, a0
    mv t2, a3
    andi a1, a1, -16
    sext.w a0, a2
    mv a2, a4
    mv a3, a5
    mv a4, a6
    li a7, SYS_clone
    ecall
    beqz a0, 1f
    ret
1:
    .cfi_undefined ra  // the outermost frame of a thread
    li s0, 0
    li ra, 0
    mv a0, t2
    jalr t1
    li a7, SYS_exit
    ecall
    ebreak
TN_ASM_END(tn_clone_raw)
