// SPDX-License-Identifier: MIT
// The first instructions of a program. TN_ENTRY(symbol, function) defines the entry point `symbol`:
// it passes the initial stack pointer (where the kernel has put argc, argv, envp and auxv) to
// `function` on an aligned stack, with a frame that ends stack walks. `function` does not return.
#pragma once

#if defined(__x86_64__)
#define TN_ENTRY_CODE_(function) \
    ".cfi_undefined rip\n"       \
    "xor %ebp, %ebp\n"           \
    "mov %rsp, %rdi\n"           \
    "and $-16, %rsp\n"           \
    "call " function "\n"        \
    "ud2\n"
#elif defined(__aarch64__)
#define TN_ENTRY_CODE_(function) \
    ".cfi_undefined x30\n"       \
    "mov x29, #0\n"              \
    "mov x30, #0\n"              \
    "mov x0, sp\n"               \
    "and sp, x0, #-16\n"         \
    "bl " function "\n"          \
    "udf #0\n"
#elif defined(__riscv)
// The global pointer serves code of the executable alone, so only an executable's own entry sets
// it.
#define TN_ENTRY_CODE_(function)  \
    ".cfi_undefined ra\n"         \
    ".weak __global_pointer$\n"   \
    ".hidden __global_pointer$\n" \
    ".option push\n"              \
    ".option norelax\n"           \
    "lla gp, __global_pointer$\n" \
    ".option pop\n"               \
    "mv s0, zero\n"               \
    "mv a0, sp\n"                 \
    "andi sp, sp, -16\n"          \
    "call " function "\n"         \
    "unimp\n"
#endif

#define TN_ENTRY(symbol, function)                                                           \
    __asm__(".pushsection .text." symbol ",\"ax\",%progbits\n"                               \
            ".p2align 2\n"                                                                   \
            ".globl " symbol "\n"                                                            \
            ".type " symbol ", %function\n" symbol ":\n"                                     \
            ".cfi_startproc\n" TN_ENTRY_CODE_(function) ".cfi_endproc\n"                     \
                                                        ".size " symbol ", . - " symbol "\n" \
                                                        ".popsection")
