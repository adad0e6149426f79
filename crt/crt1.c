// SPDX-License-Identifier: MIT
// crt1.o and Scrt1.o: the entry point of a program that the kernel (static) or the loader (dynamic)
// has relocated already. Only __libc_start_main is called, with what musl's ABI passes and no
// library looks at left null: constructors are found through the dynamic section or the linker's
// section symbols.
#include "crt/entry.h"
#include "crt/start.h"

TN_ENTRY("_start", "tn_crt_start");

TN_HIDDEN [[gnu::used, noreturn]] void tn_crt_start(size_t *stack);
void tn_crt_start(size_t *stack)
{
    __libc_start_main(main, (int)stack[0], (char **)(stack + 1), nullptr, nullptr, nullptr);
}
