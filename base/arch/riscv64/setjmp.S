// SPDX-License-Identifier: MIT
// setjmp and longjmp (C23 7.13), sigsetjmp and siglongjmp (POSIX.1-2024) on RISC-V (LP64D).
//
// jmp_buf: s0-s11, sp, ra, fs0-fs11, then at FLAG whether a signal mask was saved, then the mask. fcsr is not part of it
// (C23 7.13.2.1). longjmp restores a saved mask after it has left the old stack, so that a signal which this unblocks
// runs its handler on the stack that continues, and handlers that jump do not nest.
#include "base/asm.h"

#define FLAG 208
#define MASK 216
#define SYS_rt_sigprocmask 135
#define SIG_BLOCK 0
#define SIG_SETMASK 2

TN_ASM_BEGIN(tn_sigsetjmp)  // (a0: sigjmp_buf, a1: save the mask?)
    snez a2, a1
    sd a2, FLAG(a0)
    beqz a1, 1f
    mv t0, a0
    addi a2, a0, MASK
    li a1, 0
    li a0, SIG_BLOCK  // nothing: read the mask
    li a3, 8
    li a7, SYS_rt_sigprocmask
    ecall
    mv a0, t0
    j 1f
TN_ASM_ENTRY(tn_setjmp)
    sd zero, FLAG(a0)
1:
    sd s0, 0(a0)
    sd s1, 8(a0)
    sd s2, 16(a0)
    sd s3, 24(a0)
    sd s4, 32(a0)
    sd s5, 40(a0)
    sd s6, 48(a0)
    sd s7, 56(a0)
    sd s8, 64(a0)
    sd s9, 72(a0)
    sd s10, 80(a0)
    sd s11, 88(a0)
    sd sp, 96(a0)
    sd ra, 104(a0)
    fsd fs0, 112(a0)
    fsd fs1, 120(a0)
    fsd fs2, 128(a0)
    fsd fs3, 136(a0)
    fsd fs4, 144(a0)
    fsd fs5, 152(a0)
    fsd fs6, 160(a0)
    fsd fs7, 168(a0)
    fsd fs8, 176(a0)
    fsd fs9, 184(a0)
    fsd fs10, 192(a0)
    fsd fs11, 200(a0)
    li a0, 0
    ret
    .size tn_setjmp, . - tn_setjmp
TN_ASM_END(tn_sigsetjmp)

TN_ASM_BEGIN(tn_longjmp)  // (a0: jmp_buf, a1: value that setjmp returns, 1 for 0)
    ld s0, 0(a0)
    ld s1, 8(a0)
    ld s2, 16(a0)
    ld s3, 24(a0)
    ld s4, 32(a0)
    ld s5, 40(a0)
    ld s6, 48(a0)
    ld s7, 56(a0)
    ld s8, 64(a0)
    ld s9, 72(a0)
    ld s10, 80(a0)
    ld s11, 88(a0)
    ld sp, 96(a0)
    ld ra, 104(a0)
    fld fs0, 112(a0)
    fld fs1, 120(a0)
    fld fs2, 128(a0)
    fld fs3, 136(a0)
    fld fs4, 144(a0)
    fld fs5, 152(a0)
    fld fs6, 160(a0)
    fld fs7, 168(a0)
    fld fs8, 176(a0)
    fld fs9, 184(a0)
    fld fs10, 192(a0)
    fld fs11, 200(a0)
    seqz t0, a1
    add t0, t0, a1
    ld a2, FLAG(a0)
    beqz a2, 1f
    addi a1, a0, MASK
    li a0, SIG_SETMASK
    li a2, 0
    li a3, 8
    li a7, SYS_rt_sigprocmask
    ecall
1:
    mv a0, t0
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
