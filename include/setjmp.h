/* SPDX-License-Identifier: MIT */
/* Nonlocal jumps (C23 7.13, POSIX.1-2024 <setjmp.h>). jmp_buf has room for the registers that a
 * call preserves and for a signal mask, so that sigjmp_buf is the same type. */
#ifndef _SETJMP_H
#define _SETJMP_H

#include <bits/abi.h>
#include <features.h>

__TN_BEGIN_DECLS

typedef struct __jmp_buf_tag {
    unsigned long __jb[__TN_JMP_BUF_WORDS];
    unsigned long __fl;
    unsigned long __ss[16];
} jmp_buf[1];

/* Control returns twice; compilers must know. */
#define __TN_RETURNS_TWICE __attribute__((__returns_twice__))

int setjmp(jmp_buf) __TN_RETURNS_TWICE;
__TN_NORETURN void longjmp(jmp_buf, int);
#define setjmp setjmp

#if __TN_POSIX
typedef jmp_buf sigjmp_buf;
int sigsetjmp(sigjmp_buf, int) __TN_RETURNS_TWICE;
__TN_NORETURN void siglongjmp(sigjmp_buf, int);
#endif

#if __TN_XSI
int _setjmp(jmp_buf) __TN_RETURNS_TWICE;
__TN_NORETURN void _longjmp(jmp_buf, int);
#endif

__TN_END_DECLS

#endif
