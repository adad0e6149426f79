// SPDX-License-Identifier: MIT
// pid_t vfork(void): the child shares memory and this very stack until it runs exec or _exit; no frame is made here.
#include "base/asm.h"

#define SYS_clone 220
#define FLAGS 0x4111  // CLONE_VM | CLONE_VFORK | SIGCHLD

TN_ASM_BEGIN(tn_vfork)
    mov x0, #FLAGS
    mov x1, #0
    mov x8, #SYS_clone
    svc #0
    b tn_vfork_result
TN_ASM_END(tn_vfork)
TN_ASM_PUBLIC(vfork, tn_vfork)
