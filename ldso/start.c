// SPDX-License-Identifier: MIT
// __libc_start_main of dynamic programs: the loader has prepared everything, only the constructors
// have not run.
#include "crt/start.h"
#include "ldso/ldso.h"
#include "stdlib/stdlib.h"

void __libc_start_main(int (*program)(int, char **, char **), int argc, char **argv, void (*)(void),
                       void (*)(void), void (*)(void))
{
    tn_ldso.argc = argc;
    tn_ldso.argv = argv;
    // gABI: the executable's own pre-initialisers come before every other constructor.
    for (size_t i = 0; i < tn_ldso.program->preinit_count; i++)
        ((void (*)(int, char **, char **))tn_ldso.program->preinit_array[i])(argc, argv, __environ);
    tn_ldso_construct(tn_ldso.start_order, tn_ldso.start_count);
    tn_exit(program(argc, argv, __environ));
}
