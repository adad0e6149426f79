// SPDX-License-Identifier: MIT
// The first code of a dynamic program: the entry point of libc.so, which the kernel has mapped as
// the program's interpreter. It relocates the library itself as if no other object existed, so that
// everything in it works from here on except thread-local state and ifuncs. Early-boot code; until
// the barrier only this function's own instructions and hidden data.
#include "crt/elf.h"
#include "crt/relocate_self.h"
#include "ldso/boot.h"

TN_HIDDEN extern const Elf64_Dyn _DYNAMIC[];
TN_HIDDEN extern const Elf64_Ehdr __ehdr_start;

// _dlstart(stack): keeps the stack as the kernel made it for the program, whose entry point the C
// code returns.
#if defined(__x86_64__)
__asm__(".pushsection .text._dlstart,\"ax\",%progbits\n"
        ".globl _dlstart\n"
        ".hidden _dlstart\n"
        ".type _dlstart, %function\n"
        "_dlstart:\n"
        ".cfi_startproc\n"
        ".cfi_undefined rip\n"
        "xor %ebp, %ebp\n"
        "mov %rsp, %rdi\n"
        "mov %rsp, %rbx\n"
        "and $-16, %rsp\n"
        "call tn_ldso_start\n"
        "mov %rbx, %rsp\n"
        "xor %edx, %edx\n" // no function for atexit (System V ABI, AMD64 supplement 3.4.1)
        "jmp *%rax\n"
        ".cfi_endproc\n"
        ".size _dlstart, . - _dlstart\n"
        ".popsection");
#elif defined(__aarch64__)
__asm__(".pushsection .text._dlstart,\"ax\",%progbits\n"
        ".p2align 2\n"
        ".globl _dlstart\n"
        ".hidden _dlstart\n"
        ".type _dlstart, %function\n"
        "_dlstart:\n"
        ".cfi_startproc\n"
        ".cfi_undefined x30\n"
        "mov x29, #0\n"
        "mov x30, #0\n"
        "mov x0, sp\n"
        "bl tn_ldso_start\n"
        "mov x16, x0\n"
        "mov x0, #0\n"
        "br x16\n"
        ".cfi_endproc\n"
        ".size _dlstart, . - _dlstart\n"
        ".popsection");
#elif defined(__riscv)
__asm__(".pushsection .text._dlstart,\"ax\",%progbits\n"
        ".p2align 2\n"
        ".globl _dlstart\n"
        ".hidden _dlstart\n"
        ".type _dlstart, %function\n"
        "_dlstart:\n"
        ".cfi_startproc\n"
        ".cfi_undefined ra\n"
        "mv s0, zero\n"
        "mv a0, sp\n"
        "call tn_ldso_start\n"
        "mv t1, a0\n"
        "mv a0, zero\n"
        "jr t1\n"
        ".cfi_endproc\n"
        ".size _dlstart, . - _dlstart\n"
        ".popsection");
#endif

// Binds the library's symbolic relocations to its own definitions; objects before it in the global
// scope may take some over later (relocate.c). Ifuncs have IRELATIVE relocations and wait.
TN_INLINE void bind_own(size_t base, const Elf64_Sym *symbols, const Elf64_Rela *rela, size_t size)
{
    for (const Elf64_Rela *end = rela + size / sizeof *rela; rela < end; rela++) {
        const unsigned type = ELF64_R_TYPE(rela->r_info);
        const Elf64_Sym *symbol = &symbols[ELF64_R_SYM(rela->r_info)];
        if ((type == TN_REL_ABSOLUTE || (int)type == TN_REL_GLOB_DAT || type == TN_REL_JUMP_SLOT) &&
            symbol->st_value)
            *(size_t *)(base + rela->r_offset) = base + symbol->st_value + rela->r_addend;
    }
}

TN_HIDDEN [[gnu::used]] size_t tn_ldso_start(size_t *stack);
size_t tn_ldso_start(size_t *stack)
{
    const size_t base = (size_t)&__ehdr_start;
    const Elf64_Sym *symbols = nullptr;
    const Elf64_Rela *rela = nullptr, *plt = nullptr;
    size_t rela_size = 0, plt_size = 0;

    tn_relocate_self(base, _DYNAMIC);
    for (const Elf64_Dyn *dyn = _DYNAMIC; dyn->d_tag != DT_NULL; dyn++) {
        if (dyn->d_tag == DT_SYMTAB)
            symbols = (const Elf64_Sym *)(base + dyn->d_un.d_ptr);
        else if (dyn->d_tag == DT_RELA)
            rela = (const Elf64_Rela *)(base + dyn->d_un.d_ptr);
        else if (dyn->d_tag == DT_RELASZ)
            rela_size = dyn->d_un.d_val;
        else if (dyn->d_tag == DT_JMPREL)
            plt = (const Elf64_Rela *)(base + dyn->d_un.d_ptr);
        else if (dyn->d_tag == DT_PLTRELSZ)
            plt_size = dyn->d_un.d_val;
    }
    bind_own(base, symbols, rela, rela_size);
    bind_own(base, symbols, plt, plt_size);
    __asm__ volatile("" ::: "memory");
    return tn_ldso_boot(stack, &__ehdr_start, _DYNAMIC);
}
