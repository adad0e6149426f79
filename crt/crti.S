// SPDX-License-Identifier: MIT
// crti.o: the first part of _init and _fini. Objects may add code to the sections .init and .fini, which the linker joins
// between this and crtn.o.
#if defined(__x86_64__)
#define PROLOGUE sub $8, %rsp
#elif defined(__aarch64__)
#define PROLOGUE stp x29, x30, [sp, #-16]!
#elif defined(__riscv)
#define PROLOGUE addi sp, sp, -16; sd ra, 8(sp)
#endif

.section .init,"ax",%progbits
.p2align 2
.globl _init
.type _init, %function
_init:
    PROLOGUE

.section .fini,"ax",%progbits
.p2align 2
.globl _fini
.type _fini, %function
_fini:
    PROLOGUE

// __dso_handle: what __cxa_atexit and __cxa_finalize tell objects apart by, an address of the object's own (Itanium C++ ABI 3.3.5). Weak, because
// compilers' crtbegin.o define it too.
.section .data.rel.ro.__dso_handle,"aw",%progbits
.p2align 3
.weak __dso_handle
.hidden __dso_handle
.type __dso_handle, %object
.size __dso_handle, 8
__dso_handle:
    .quad __dso_handle

.section .note.GNU-stack,"",%progbits
