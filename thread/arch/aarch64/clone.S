// SPDX-License-Identifier: MIT
// long tn_clone_raw(int (*fn)(void *), void *stack, int flags, void *arg, int *parent_tid, void *tls, int *child_tid)
//
// clone(2): the child runs fn(arg) on `stack` (its upper end) and exits with what that returns; the parent gets the child's id
// or -errno.
#include "base/asm.h"

#define SYS_exit 93
#define SYS_clone 220

TN_ASM_BEGIN(tn_clone_raw)
    mov x9, x0
    mov x10, x3
    and x1, x1, #-16
    sxtw x0, w2
    mov x2, x4
    mov x3, x5
    mov x4, x6
    mov x8, #SYS_clone
    svc #0
    cbz x0, 1f
    ret
1:
    .cfi_undefined x30  // the outermost frame of a thread
    mov x29, #0
    mov x30, #0
    mov x0, x10
    blr x9
    mov x8, #SYS_exit
    svc #0
    brk #0
TN_ASM_END(tn_clone_raw)
