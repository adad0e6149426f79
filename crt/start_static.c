// SPDX-License-Identifier: MIT
// __libc_start_main of static programs: from the kernel's stack to main. Order: process facts,
// thread pointer and TLS, CPU levels (only where a dispatched function is linked), ifuncs,
// read-only relocations, constructors. Early-boot code up to the constructors.
//
// A program without TLS and ifuncs makes no system call here but mprotect, where the linker left
// something to protect, and arch_prctl on an x86-64 kernel without FSGSBASE.
#include "base/hooks.h"
#include "base/syscall.h"
#include "base/tls.h"
#include "crt/irelative.h"
#include "crt/start.h"
#include "stdlib/stdlib.h"

// Section bounds that linkers define. Where a linker defines none of a pair, both are the same
// address and the loop is empty.
#define TN_BOUNDS(type, name)                           \
    TN_HIDDEN [[gnu::weak]] extern type name##_start[]; \
    TN_HIDDEN [[gnu::weak]] extern type name##_end[]
typedef void initialiser(int, char **, char **);
typedef void finaliser(void);
TN_BOUNDS(initialiser *const, __preinit_array);
TN_BOUNDS(initialiser *const, __init_array);
TN_BOUNDS(finaliser *const, __fini_array);
TN_BOUNDS(const Elf64_Rela, __rela_iplt);
void _init(void);
void _fini(void);

TN_SMALL static void run_initialisers(initialiser *const *begin, initialiser *const *end, int argc,
                                      char **argv, char **envp)
{
    for (; begin < end; begin++)
        (*begin)(argc, argv, envp);
}

// Destructors, after atexit handlers and before streams are flushed.
TN_SMALL [[gnu::used]] static void run_finalisers(void *)
{
    for (finaliser *const *f = __fini_array_end; f > __fini_array_start;)
        (*--f)();
    if (TN_RUN_DT_INIT)
        _fini();
}
TN_HOOK(process_exit, 20, run_finalisers);

TN_SMALL static void start_tls(const Elf64_Phdr *phdr, size_t base)
{
    static struct tn_tls_module program;
    size_t align = tn_max(phdr->p_align, (size_t)1);
    program = (struct tn_tls_module){
        .image = (const void *)(base + phdr->p_vaddr),
        .image_size = phdr->p_filesz,
        .size = phdr->p_memsz,
        .align = align,
        .skew = phdr->p_vaddr & (align - 1),
        .fixed = true,
    };
    if (!tn_tls_place(&program, 0) || !tn_tls_add(&program) || !tn_tls_main_layout())
        __builtin_trap(); // no thread pointer, no errno, nobody to tell
    tn_tls_main_copy();
}

TN_SMALL void __libc_start_main(int (*program)(int, char **, char **), int argc, char **argv,
                                void (*)(void), void (*)(void), void (*)(void))
{
    const Elf64_Phdr *tls = nullptr, *relro = nullptr, *dynamic = nullptr;
    struct tn_start start;

    tn_process_start(argc, argv, &start);
    const size_t base = start.bias;
    for (const Elf64_Phdr *p = start.phdr, *end = p + start.phnum; p < end; p++) {
        switch (p->p_type) {
        case PT_TLS:
            tls = p;
            break;
        case PT_GNU_RELRO:
            relro = p;
            break;
        case PT_DYNAMIC:
            dynamic = p;
            break;
        case PT_GNU_STACK:
            tn_process.stack_wanted = p->p_memsz;
            break;
        }
    }
    tn_tls_main_start(start.canary, TN_TLS_MAIN(256, 1)); // one module, and none can come later
    if (tls)
        start_tls(tls, base);
    tn_process.can_thread = true;

    tn_hooks_run(start, argv + argc + 1);
    if (dynamic)
        tn_apply_irelative_of(base, (const Elf64_Dyn *)(base + dynamic->p_vaddr));
    tn_apply_irelative(0, __rela_iplt_start, __rela_iplt_end);
    if (relro) {
        constexpr int PROT_READ = 1;
        size_t from = tn_align_down(base + relro->p_vaddr, tn_page_size());
        size_t to = tn_align_down(base + relro->p_vaddr + relro->p_memsz, tn_page_size());
        if (to > from)
            tn_sys(mprotect, from, to - from, PROT_READ);
    }

    // From here on any code may run.
    char **envp = argv + argc + 1;
    run_initialisers(__preinit_array_start, __preinit_array_end, argc, argv, envp);
    if (TN_RUN_DT_INIT)
        _init();
    run_initialisers(__init_array_start, __init_array_end, argc, argv, envp);
    tn_exit(program(argc, argv, envp));
}
