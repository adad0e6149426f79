// SPDX-License-Identifier: MIT
// pid_t vfork(void): the child shares memory and this very stack until it runs exec or _exit; no frame is made here.
#include "base/asm.h"

#define SYS_clone 220
#define FLAGS 0x4111  // CLONE_VM | CLONE_VFORK | SIGCHLD

TN_ASM_BEGIN(tn_vfork)
    li a0, FLAGS
    li a1, 0
    li a7, SYS_clone
    ecall
    tail tn_vfork_result
TN_ASM_END(tn_vfork)
TN_ASM_PUBLIC(vfork, tn_vfork)
