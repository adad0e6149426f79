/* SPDX-License-Identifier: MIT */
/* <fenv.h> for x86_64: the bits of MXCSR and of the x87 status word, and its environment (28 bytes,
 * as FNSTENV writes it) followed by MXCSR. */
#ifndef _BITS_FENV_H
#define _BITS_FENV_H

#define FE_INVALID    0x1
#define FE_DIVBYZERO  0x4
#define FE_OVERFLOW   0x8
#define FE_UNDERFLOW  0x10
#define FE_INEXACT    0x20
#define FE_ALL_EXCEPT 0x3f

#define FE_TONEAREST  0x0
#define FE_DOWNWARD   0x400
#define FE_UPWARD     0x800
#define FE_TOWARDZERO 0xc00

typedef unsigned short fexcept_t;

typedef struct {
    unsigned short __control_word;
    unsigned short __unused1;
    unsigned short __status_word;
    unsigned short __unused2;
    unsigned short __tags;
    unsigned short __unused3;
    unsigned int __eip;
    unsigned short __cs_selector;
    unsigned short __opcode;
    unsigned int __data_offset;
    unsigned short __data_selector;
    unsigned short __unused4;
    unsigned int __mxcsr;
} fenv_t;

#endif
