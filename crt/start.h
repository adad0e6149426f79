// SPDX-License-Identifier: MIT
// Start of a process: what crt objects, static start-up and the loader share.
#pragma once

#include <elf.h>
#include <stddef.h>
#include <stdint.h>

#include "base/process.h"

TN_EXPORT extern uintptr_t __stack_chk_guard;
TN_EXPORT extern char **__environ;
int main(int, char **, char **);
TN_EXPORT [[noreturn]] void __libc_start_main(int (*main)(int, char **, char **), int argc,
                                              char **argv, void (*init)(void), void (*fini)(void),
                                              void (*rtld_fini)(void));

// What start-up needs of the auxiliary vector besides what tn_process keeps.
struct tn_start {
    const Elf64_Phdr *phdr; // AT_PHDR, AT_PHNUM: program headers of the executable
    size_t phnum;
    size_t entry;       // AT_ENTRY
    size_t bias;        // run-time minus link-time addresses of the executable
    const char *execfn; // AT_EXECFN, or null
    uintptr_t canary;   // of the stack protector
};

// Reads what the kernel put on the initial stack: sets tn_process, environ and the
// program_invocation_name family, and opens /dev/null on closed standard descriptors if the process
// runs with raised privileges, so that no file it opens later takes their place. Early-boot code.
TN_HIDDEN void tn_process_start(int argc, char **argv, struct tn_start *start);

// Run-time minus link-time addresses of an executable, from its program headers as the kernel
// mapped them.
TN_HIDDEN size_t tn_load_bias(const Elf64_Phdr *phdr, size_t n);
