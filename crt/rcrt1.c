// SPDX-License-Identifier: MIT
// rcrt1.o: the entry point of a static position-independent program, which the kernel maps anywhere
// and nobody relocates. It applies the program's RELR and RELATIVE relocations before it touches
// anything that they fix; ifuncs follow in
// __libc_start_main, when the CPU is known. Early-boot code.
#include "crt/entry.h"
#include "crt/relocate_self.h"
#include "crt/start.h"

TN_ENTRY("_start", "tn_crt_start_pie");

TN_HIDDEN extern const Elf64_Dyn _DYNAMIC[];

TN_HIDDEN [[gnu::used, noreturn]] void tn_crt_start_pie(size_t *stack);
void tn_crt_start_pie(size_t *stack)
{
    const size_t *auxv = stack + 1 + stack[0] + 1;
    const Elf64_Phdr *phdr = nullptr;
    size_t count = 0;
    while (*auxv++) // the environment
        ;
    for (; auxv[0]; auxv += 2) {
        if (auxv[0] == AT_PHDR)
            phdr = (const Elf64_Phdr *)auxv[1];
        if (auxv[0] == AT_PHNUM)
            count = auxv[1];
    }
    while (count && phdr->p_type != PT_DYNAMIC) {
        phdr++;
        count--;
    }
    if (count)
        tn_relocate_self((size_t)_DYNAMIC - phdr->p_vaddr, _DYNAMIC);
    __libc_start_main(main, (int)stack[0], (char **)(stack + 1), nullptr, nullptr, nullptr);
}
