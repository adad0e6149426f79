// SPDX-License-Identifier: MIT
// Frame of a function in an assembly source (.S). Each function has a section of its own, like
// those of C sources, so that a link drops what nobody calls.
//
//     TN_ASM_BEGIN(tn_setjmp)
//         …
//     TN_ASM_END(tn_setjmp)
//     TN_ASM_PUBLIC(setjmp, tn_setjmp)     // as TN_PUBLIC_AS in base/tn.h
#pragma once

// clang-format off: `;` separates statements in all three assemblers
#define TN_ASM_BEGIN(name)               \
    .section .text.name, "ax", %progbits; \
    .p2align 4;                          \
    TN_ASM_ENTRY(name)                   \
    .cfi_startproc;
// A second way into the function that encloses it.
#define TN_ASM_ENTRY(name)  \
    .globl name;            \
    .hidden name;           \
    .type name, %function;  \
    name:
#define TN_ASM_END(name) \
    .cfi_endproc;        \
    .size name, . - name;
#ifdef TN_PACKAGE
#define TN_ASM_PUBLIC(name, impl) \
    .weak name;                   \
    .type name, %function;        \
    .set name, impl;
#else
#define TN_ASM_PUBLIC(name, impl)
#endif

    .section .note.GNU-stack, "", %progbits
