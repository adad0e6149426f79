// SPDX-License-Identifier: MIT
// long tn_vfork_call(void (*run)(void *), void *arg): runs `run(arg)`, which must not return, in a child that shares memory
// and uses the stack below this frame while the caller is stopped (clone(2), CLONE_VM|CLONE_VFORK). Returns the child's id
// or -errno.
#include "base/asm.h"

#define SYS_clone 220
#define FLAGS 0x4111  // CLONE_VM | CLONE_VFORK | SIGCHLD

TN_ASM_BEGIN(tn_vfork_call)
    mv t1, a0
    mv t2, a1
    li a0, FLAGS
    li a1, 0
    li a2, 0
    li a3, 0
    li a4, 0
    li a7, SYS_clone
    ecall
    beqz a0, 1f
    ret
1:
    mv a0, t2
    jalr t1
    ebreak
TN_ASM_END(tn_vfork_call)
