// SPDX-License-Identifier: MIT
// setjmp and longjmp (C23 7.13), sigsetjmp and siglongjmp (POSIX.1-2024) on AArch64.
//
// jmp_buf: x19-x30, sp, d8-d15 (what AAPCS64 says a call preserves), then at FLAG whether a signal mask was saved, then the
// mask. FPCR is not part of it (C23 7.13.2.1). longjmp restores a saved mask after it has left the old stack, so that a
// signal which this unblocks runs its handler on the stack that continues, and handlers that jump do not nest.
#include "base/asm.h"

#define FLAG 176
#define MASK 184
#define SYS_rt_sigprocmask 135
#define SIG_BLOCK 0
#define SIG_SETMASK 2

TN_ASM_BEGIN(tn_sigsetjmp)  // (x0: sigjmp_buf, w1: save the mask?)
    cmp w1, #0
    cset x2, ne
    str x2, [x0, #FLAG]
    b.eq 1f
    mov x9, x0
    add x2, x0, #MASK
    mov x1, #0
    mov x0, #SIG_BLOCK  // nothing: read the mask
    mov x3, #8
    mov x8, #SYS_rt_sigprocmask
    svc #0
    mov x0, x9
    b 1f
TN_ASM_ENTRY(tn_setjmp)
    str xzr, [x0, #FLAG]
1:
    stp x19, x20, [x0, #0]
    stp x21, x22, [x0, #16]
    stp x23, x24, [x0, #32]
    stp x25, x26, [x0, #48]
    stp x27, x28, [x0, #64]
    stp x29, x30, [x0, #80]
    mov x2, sp
    str x2, [x0, #96]
    stp d8, d9, [x0, #104]
    stp d10, d11, [x0, #120]
    stp d12, d13, [x0, #136]
    stp d14, d15, [x0, #152]
    mov w0, #0
    ret
    .size tn_setjmp, . - tn_setjmp
TN_ASM_END(tn_sigsetjmp)

TN_ASM_BEGIN(tn_longjmp)  // (x0: jmp_buf, w1: value that setjmp returns, 1 for 0)
    ldp x19, x20, [x0, #0]
    ldp x21, x22, [x0, #16]
    ldp x23, x24, [x0, #32]
    ldp x25, x26, [x0, #48]
    ldp x27, x28, [x0, #64]
    ldp x29, x30, [x0, #80]
    ldr x2, [x0, #96]
    mov sp, x2
    ldp d8, d9, [x0, #104]
    ldp d10, d11, [x0, #120]
    ldp d12, d13, [x0, #136]
    ldp d14, d15, [x0, #152]
    cmp w1, #0
    csinc w9, w1, wzr, ne
    ldr x2, [x0, #FLAG]
    cbz x2, 1f
    add x1, x0, #MASK
    mov x0, #SIG_SETMASK
    mov x2, #0
    mov x3, #8
    mov x8, #SYS_rt_sigprocmask
    svc #0
1:
    mov w0, w9
    ret
TN_ASM_END(tn_longjmp)

TN_ASM_PUBLIC(setjmp, tn_setjmp)
TN_ASM_PUBLIC(_setjmp, tn_setjmp)
TN_ASM_PUBLIC(__setjmp, tn_setjmp)
TN_ASM_PUBLIC(sigsetjmp, tn_sigsetjmp)
TN_ASM_PUBLIC(__sigsetjmp, tn_sigsetjmp)
TN_ASM_PUBLIC(longjmp, tn_longjmp)
TN_ASM_PUBLIC(_longjmp, tn_longjmp)
TN_ASM_PUBLIC(siglongjmp, tn_longjmp)
