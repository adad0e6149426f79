/* SPDX-License-Identifier: MIT */
/* Registers of riscv64 in ptrace(2) and core files. */
#ifndef _BITS_USER_H
#define _BITS_USER_H

#include <signal.h>

#define ELF_NGREG  32
#define ELF_NFPREG 33
typedef unsigned long elf_greg_t, elf_gregset_t[ELF_NGREG];
typedef union __riscv_mc_fp_state elf_fpregset_t;

#endif
