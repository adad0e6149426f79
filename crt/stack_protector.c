// SPDX-License-Identifier: MIT
// What -fstack-protector calls for. x86-64 code reads the canary from the thread block, other code
// from __stack_chk_guard; start-up sets both. A smashed stack cannot be trusted for anything, so
// the failure is an immediate trap: no message, no handler, no destructor.
#include "crt/start.h"

TN_EXPORT uintptr_t __stack_chk_guard;

TN_EXPORT [[noreturn]] void __stack_chk_fail(void);
void __stack_chk_fail(void) { __builtin_trap(); }

// Code compiled for position-dependent executables by some compilers calls this hidden name, which
// only libc.a can offer.
extern typeof(__stack_chk_fail) __stack_chk_fail_local
    [[gnu::alias("__stack_chk_fail"), gnu::visibility("hidden")]];
