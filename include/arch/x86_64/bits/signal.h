/* SPDX-License-Identifier: MIT */
/* Registers in signal handlers on x86_64, part of <signal.h> at POSIX level: the kernel's signal
 * frame. */
#ifndef _BITS_SIGNAL_H
#define _BITS_SIGNAL_H

#define SA_RESTORER 0x04000000

#if __TN_XSI
#define MINSIGSTKSZ 2048
#define SIGSTKSZ    8192
#endif

#if __TN_GNU
/* indices into gregs */
enum {
    REG_R8,
    REG_R9,
    REG_R10,
    REG_R11,
    REG_R12,
    REG_R13,
    REG_R14,
    REG_R15,
    REG_RDI,
    REG_RSI,
    REG_RBP,
    REG_RBX,
    REG_RDX,
    REG_RAX,
    REG_RCX,
    REG_RSP,
    REG_RIP,
    REG_EFL,
    REG_CSGSFS,
    REG_ERR,
    REG_TRAPNO,
    REG_OLDMASK,
    REG_CR2
};
#define REG_R8      REG_R8
#define REG_R9      REG_R9
#define REG_R10     REG_R10
#define REG_R11     REG_R11
#define REG_R12     REG_R12
#define REG_R13     REG_R13
#define REG_R14     REG_R14
#define REG_R15     REG_R15
#define REG_RDI     REG_RDI
#define REG_RSI     REG_RSI
#define REG_RBP     REG_RBP
#define REG_RBX     REG_RBX
#define REG_RDX     REG_RDX
#define REG_RAX     REG_RAX
#define REG_RCX     REG_RCX
#define REG_RSP     REG_RSP
#define REG_RIP     REG_RIP
#define REG_EFL     REG_EFL
#define REG_CSGSFS  REG_CSGSFS
#define REG_ERR     REG_ERR
#define REG_TRAPNO  REG_TRAPNO
#define REG_OLDMASK REG_OLDMASK
#define REG_CR2     REG_CR2

/* the tag is part of the C++ ABI */
#define __ucontext ucontext
#endif

#if __TN_BSD
__extension__ typedef long long greg_t;
typedef greg_t gregset_t[23];

typedef struct _fpstate {
    unsigned short cwd;
    unsigned short swd;
    unsigned short ftw;
    unsigned short fop;
    __extension__ unsigned long long rip;
    __extension__ unsigned long long rdp;
    unsigned int mxcsr;
    unsigned int mxcr_mask;
    struct {
        unsigned short significand[4];
        unsigned short exponent;
        unsigned short padding[3];
    } _st[8];
    struct {
        unsigned int element[4];
    } _xmm[16];
    unsigned int padding[24];
} *fpregset_t;

struct sigcontext {
    unsigned long r8, r9, r10, r11, r12, r13, r14, r15;
    unsigned long rdi, rsi, rbp, rbx, rdx, rax, rcx, rsp, rip, eflags;
    unsigned short cs, gs, fs, __pad0;
    unsigned long err, trapno, oldmask, cr2;
    struct _fpstate *fpstate;
    unsigned long __reserved1[8];
};

typedef struct {
    gregset_t gregs;
    fpregset_t fpregs;
    __extension__ unsigned long long __reserved1[8];
} mcontext_t;
#else
typedef struct {
    unsigned long __space[32];
} mcontext_t;
#endif

typedef struct __ucontext {
    unsigned long uc_flags;
    struct __ucontext *uc_link;
    stack_t uc_stack;
    mcontext_t uc_mcontext;
    sigset_t uc_sigmask;
    unsigned long __fpregs_mem[64];
} ucontext_t;

#endif
