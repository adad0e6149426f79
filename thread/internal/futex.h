// SPDX-License-Identifier: MIT
// Waiting for a 32-bit word to change (futex(2)). Deadlines are absolute, so that no clock has to
// be read. Operations are private to the process unless `shared`.
#pragma once

#include <errno.h>
#include <time.h>

#include "base/atomic.h"
#include "base/syscall.h"
#include "base/tn.h"

enum {
    TN_FUTEX_WAIT = 0,
    TN_FUTEX_WAKE = 1,
    TN_FUTEX_LOCK_PI = 6,
    TN_FUTEX_UNLOCK_PI = 7,
    TN_FUTEX_TRYLOCK_PI = 8,
    TN_FUTEX_WAIT_BITSET = 9,
    TN_FUTEX_LOCK_PI2 = 13,
    TN_FUTEX_PRIVATE = 128,
    TN_FUTEX_REALTIME = 256,
};

static inline int tn_futex_flags(bool shared) { return shared ? 0 : TN_FUTEX_PRIVATE; }

static inline void tn_futex_wake(volatile int *word, int count, bool shared)
{
    tn_sys(futex, word, TN_FUTEX_WAKE | tn_futex_flags(shared), count);
}

// Whether a thread that waits for another may watch a word for a moment before it sleeps: not when
// the process had a single processor the first time it asked.
TN_HIDDEN bool tn_spin_pays(void);

// The clocks that a deadline can be given on; all others are EINVAL (POSIX.1-2024 XSH
// pthread_cond_clockwait).
static inline bool tn_futex_clock_valid(clockid_t clock)
{
    return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}
static inline bool tn_futex_deadline_valid(const struct timespec *t)
{
    return (unsigned long)t->tv_nsec < 1000000000;
}

// Sleeps while *word == expected. Returns 0 when woken or if the word differs already, else
// ETIMEDOUT or EINTR; callers look at the word again. A null deadline never comes.
// tn_futex_wait_cancel is a cancellation point; in the masked state (PTHREAD_CANCEL_MASKED) it
// returns ECANCELED instead of acting.
TN_HIDDEN int tn_futex_wait(volatile int *word, int expected, clockid_t,
                            const struct timespec *deadline, bool shared);
TN_HIDDEN int tn_futex_wait_cancel(volatile int *word, int expected, clockid_t,
                                   const struct timespec *deadline, bool shared);
