// SPDX-License-Identifier: MIT
// Slow halves of base/lock.h: wait for and hand over a contended lock.
#include "base/lock.h"

#include "base/syscall.h"

constexpr int FUTEX_WAIT_PRIVATE = 128;
constexpr int FUTEX_WAKE_PRIVATE = 129;

void tn_lock_slow(tn_lock *l)
{
    // Critical sections inside libc are short: a brief spin usually saves two system calls.
    for (int spin = 0; spin < 100; spin++) {
        if (!tn_load_relaxed(&l->word) && tn_trylock(l))
            return;
        tn_cpu_relax();
    }
    // From here the word says 2 while we hold it, because others may sleep; an extra wake is the
    // price.
    while (tn_swap_acquire(&l->word, 2) != 0)
        tn_sys(futex, &l->word, FUTEX_WAIT_PRIVATE, 2, 0);
}

void tn_lock_wake(tn_lock *l) { tn_sys(futex, &l->word, FUTEX_WAKE_PRIVATE, 1); }
