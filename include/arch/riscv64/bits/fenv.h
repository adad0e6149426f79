/* SPDX-License-Identifier: MIT */
/* <fenv.h> for riscv64: the bits of fflags and the values of frm; fenv_t is fcsr. */
#ifndef _BITS_FENV_H
#define _BITS_FENV_H

#define FE_INEXACT    0x1
#define FE_UNDERFLOW  0x2
#define FE_OVERFLOW   0x4
#define FE_DIVBYZERO  0x8
#define FE_INVALID    0x10
#define FE_ALL_EXCEPT 0x1f

#define FE_TONEAREST  0
#define FE_TOWARDZERO 1
#define FE_DOWNWARD   2
#define FE_UPWARD     3

typedef unsigned int fexcept_t;
typedef unsigned int fenv_t;

#endif
