/* SPDX-License-Identifier: MIT */
/* Registers in signal handlers on riscv64, part of <signal.h> at POSIX level: the kernel's signal
 * frame. */
#ifndef _BITS_SIGNAL_H
#define _BITS_SIGNAL_H

#if __TN_XSI
#define MINSIGSTKSZ 2048
#define SIGSTKSZ    8192
#endif

#if __TN_GNU
/* the tag is part of the C++ ABI */
#define __ucontext ucontext

/* indices into __gregs */
#define REG_PC 0
#define REG_RA 1
#define REG_SP 2
#define REG_TP 4
#define REG_S0 8
#define REG_S1 9
#define REG_A0 10
#define REG_S2 18
#endif

typedef unsigned long __riscv_mc_gp_state[32];

struct __riscv_mc_f_ext_state {
    unsigned int __f[32];
    unsigned int __fcsr;
};
struct __riscv_mc_d_ext_state {
    __extension__ unsigned long long __f[32];
    unsigned int __fcsr;
};
struct __riscv_mc_q_ext_state {
    __extension__ unsigned long long __f[64] __attribute__((__aligned__(16)));
    unsigned int __fcsr;
    unsigned int __reserved[3];
};
union __riscv_mc_fp_state {
    struct __riscv_mc_f_ext_state __f;
    struct __riscv_mc_d_ext_state __d;
    struct __riscv_mc_q_ext_state __q;
};

typedef struct mcontext_t {
    __riscv_mc_gp_state __gregs;
    union __riscv_mc_fp_state __fpregs;
} mcontext_t;

#if __TN_BSD
typedef unsigned long greg_t;
typedef unsigned long gregset_t[32];
typedef union __riscv_mc_fp_state fpregset_t;
struct sigcontext {
    gregset_t gregs;
    fpregset_t fpregs;
};
#endif

typedef struct __ucontext {
    unsigned long uc_flags;
    struct __ucontext *uc_link;
    stack_t uc_stack;
    sigset_t uc_sigmask;
    mcontext_t uc_mcontext;
} ucontext_t;

#endif
