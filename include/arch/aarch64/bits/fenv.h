/* SPDX-License-Identifier: MIT */
/* <fenv.h> for aarch64: the bits of FPSR and FPCR. */
#ifndef _BITS_FENV_H
#define _BITS_FENV_H

#define FE_INVALID    0x1
#define FE_DIVBYZERO  0x2
#define FE_OVERFLOW   0x4
#define FE_UNDERFLOW  0x8
#define FE_INEXACT    0x10
#define FE_ALL_EXCEPT 0x1f

#define FE_TONEAREST  0x0
#define FE_UPWARD     0x400000
#define FE_DOWNWARD   0x800000
#define FE_TOWARDZERO 0xc00000

typedef unsigned int fexcept_t;

typedef struct {
    unsigned int __fpcr;
    unsigned int __fpsr;
} fenv_t;

#endif
