// SPDX-License-Identifier: MIT
// The library's own lock: a futex word, 4 bytes, zero is unlocked. Not recursive, not a
// cancellation point, safe to take with signals unblocked only if no handler takes the same lock.
// While the process has one thread neither side executes an atomic instruction. Fork handlers reset
// it in the child with tn_lock_reset.
//
// States: 0 free, 1 held, 2 held and somebody may wait ("Futexes Are Tricky", Drepper 2011, mutex
// 2).
#pragma once

#include "base/atomic.h"
#include "base/process.h"

typedef struct tn_lock {
    volatile int word;
} tn_lock;

TN_HIDDEN void tn_lock_slow(tn_lock *);
TN_HIDDEN void tn_lock_wake(tn_lock *);

static inline bool tn_trylock(tn_lock *l)
{
    int free = 0;
    return tn_cas_acquire(&l->word, &free, 1);
}
static inline void tn_lock_take(tn_lock *l)
{
    if (!tn_process.threads_minus_1) {
        // Only this thread exists, so an ordinary test is enough; a held lock here is a bug that
        // the slow path would turn into a visible hang.
        if (tn_likely(!l->word)) {
            l->word = 1;
            return;
        }
    } else if (tn_likely(tn_trylock(l))) {
        return;
    }
    tn_lock_slow(l);
}
static inline void tn_lock_drop(tn_lock *l)
{
    if (!tn_process.threads_minus_1 && l->word == 1) {
        l->word = 0;
        return;
    }
    if (tn_swap_release(&l->word, 0) == 2)
        tn_lock_wake(l);
}
static inline void tn_lock_reset(tn_lock *l) { l->word = 0; }
