// SPDX-License-Identifier: MIT
#include <stdint.h>

#include "sys/process/process.h"

// The end of the data segment. The library itself never moves it, so it belongs to the program.
static uintptr_t move(uintptr_t to) { return (uintptr_t)tn_sys(brk, to); }

int tn_brk(void *end) { return move((uintptr_t)end) == (uintptr_t)end ? 0 : (int)tn_ret(-ENOMEM); }
TN_PUBLIC(brk);

void *tn_sbrk(intptr_t increment)
{
    const uintptr_t old = move(0);
    uintptr_t new;
    if (increment == 0)
        return (void *)old;
    if (tn_add_overflow(old, increment, &new) || move(new) != new)
        return (void *)tn_ret(-ENOMEM);
    return (void *)old;
}
TN_PUBLIC(sbrk);
