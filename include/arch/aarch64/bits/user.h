/* SPDX-License-Identifier: MIT */
/* Registers of aarch64 in ptrace(2) and core files. */
#ifndef _BITS_USER_H
#define _BITS_USER_H

struct user_regs_struct {
    __extension__ unsigned long long regs[31];
    __extension__ unsigned long long sp;
    __extension__ unsigned long long pc;
    __extension__ unsigned long long pstate;
};

struct user_fpsimd_struct {
    __uint128_t vregs[32];
    unsigned int fpsr;
    unsigned int fpcr;
};

#define ELF_NREG 34
typedef unsigned long elf_greg_t, elf_gregset_t[ELF_NREG];
typedef struct user_fpsimd_struct elf_fpregset_t;

#endif
