// SPDX-License-Identifier: MIT
// Second stage of a dynamic start; contract in ldso/boot.h. Early-boot code: ifuncs work only when
// it is through.
#include "base/hooks.h"
#include "base/tls.h"
#include "crt/irelative.h"
#include "ldso/boot.h"

size_t tn_ldso_boot(size_t *stack, const Elf64_Ehdr *self, const Elf64_Dyn *dynamic)
{
    struct tn_start start;
    const int argc = (int)stack[0];
    char **argv = (char **)(stack + 1);

    tn_process_start(argc, argv, &start);
    // Libraries that are opened later get 1024 bytes of it (boot.c), what is there at start the
    // rest.
    tn_tls_main_start(start.canary, TN_TLS_MAIN(1536, 23));
    tn_process.can_thread = true;
    tn_hooks_run(start, argv + argc + 1);
    tn_apply_irelative_of((size_t)self, dynamic);
    __asm__ volatile("" ::: "memory");
    return tn_ldso_run(stack, &start, self, dynamic);
}
