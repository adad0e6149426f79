// SPDX-License-Identifier: MIT
// long tn_vfork_call(void (*run)(void *), void *arg): runs `run(arg)`, which must not return, in a child that shares memory
// and uses the stack below this frame while the caller is stopped (clone(2), CLONE_VM|CLONE_VFORK). Returns the child's id
// or -errno.
#include "base/asm.h"

#define SYS_clone 220
#define FLAGS 0x4111  // CLONE_VM | CLONE_VFORK | SIGCHLD

TN_ASM_BEGIN(tn_vfork_call)
    mov x9, x0
    mov x10, x1
    mov x0, #FLAGS
    mov x1, #0
    mov x2, #0
    mov x3, #0
    mov x4, #0
    mov x8, #SYS_clone
    svc #0
    cbz x0, 1f
    ret
1:
    mov x0, x10
    blr x9
    brk #0
TN_ASM_END(tn_vfork_call)
