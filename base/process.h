// SPDX-License-Identifier: MIT
// What start-up learned about the process, written once before main by crt or the loader and read
// everywhere after.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/tn.h"

struct tn_process {
    size_t *auxv;     // the kernel's auxiliary vector
    size_t page_size; // AT_PAGESZ
    unsigned long hwcap, hwcap2;
    void *vdso;      // AT_SYSINFO_EHDR, null without a vDSO
    char *stack_end; // an address in the first page of the main thread's stack, above everything it
                     // pushes
    size_t stack_wanted; // p_memsz of PT_GNU_STACK: raises the default stack size of threads
    bool secure; // AT_SECURE: ignore the environment for anything that changes loading or levels
    bool can_thread;              // a thread pointer is installed
    volatile int threads_minus_1; // extra threads alive; zero means locks need no atomics
};
extern TN_HIDDEN struct tn_process tn_process;
#define tn_page_size() (tn_process.page_size)
