// SPDX-License-Identifier: MIT
// Semaphores: sem_t, 32 bytes. One word: the value in the low 31 bits, and SLEEPERS if somebody may
// sleep on it.
//
// A waiter that finds 0 sets SLEEPERS and sleeps. Post adds 1, clears SLEEPERS, and wakes one if it
// was set. Who has slept sets SLEEPERS again when it takes its unit, because others may sleep
// still, and wakes another if units are left for them (posts that came while the bit was clear woke
// nobody). So a sleeper is covered by the bit or by a woken thread that will set it. Post touches
// nothing after its compare-and-swap but the address, so the semaphore may be destroyed by whom it
// lets through.
//
// Before it sleeps a waiter watches the word for longer than it takes to be woken, where that has
// been of use: `luck` says whether. So two threads that hand units to each other on two processors
// soon need no system calls, and others pay for a watch every so often.
//
// models/sem.pml is this for spin.
#pragma once

#include <limits.h>
#include <semaphore.h>

#include "thread/internal/futex.h"
#include "thread/thread.h"

struct tn_sem {
    volatile int word;
    int shared;
    volatile int luck; // enum tn_sem_luck; a guess, read and written without order
};
static_assert(sizeof(struct tn_sem) <= sizeof(sem_t));
constexpr int TN_SEM_SLEEPERS = INT_MIN;
// Watching is worth while from 0 on. Each success counts one, each failure two; below 0 waits pass
// without it until it is tried again.
enum tn_sem_luck { TN_SEM_PAUSE = -32, TN_SEM_BEST = 8 };
static inline struct tn_sem *tn_sem(sem_t *s) { return (struct tn_sem *)s; }

// Takes a unit if there is one, setting `flags` besides.
static inline bool tn_sem_take(struct tn_sem *s, int flags)
{
    int old = tn_load_relaxed(&s->word);
    while (old & INT_MAX)
        if (tn_cas_acquire(&s->word, &old, (old - 1) | flags))
            return true;
    return false;
}
// 0 or an error number.
TN_HIDDEN int tn_sem_wait_until(struct tn_sem *, clockid_t, const struct timespec *deadline);
