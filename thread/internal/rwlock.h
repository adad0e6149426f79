// SPDX-License-Identifier: MIT
// Read-write locks: pthread_rwlock_t, 56 bytes, all zero: free, this process.
//
// state is 0, the number of readers, or WRITER; with SLEEPERS if somebody may sleep on it. Who
// cannot enter sets SLEEPERS and sleeps while the state is what it saw; the unlock that frees the
// lock clears the bit and wakes all, who try again. A reader enters whenever no writer is inside,
// also while writers wait: a thread may hold several read locks, and the second must not wait for a
// writer that waits for the first.
//
// models/rwlock.pml is this for spin.
#pragma once

#include <limits.h>

#include "base/tid.h"
#include "thread/internal/futex.h"
#include "thread/thread.h"

struct tn_rwlock {
    volatile int state;
    unsigned shared;
    volatile int owner; // the writer's thread id: to tell a deadlock
};
static_assert(sizeof(struct tn_rwlock) <= sizeof(pthread_rwlock_t));
constexpr int TN_RW_SLEEPERS = INT_MIN, TN_RW_WRITER = INT_MAX;
static inline struct tn_rwlock *tn_rwlock(pthread_rwlock_t *l) { return (struct tn_rwlock *)l; }

// 0, EBUSY, or EAGAIN when there are too many readers.
static inline int tn_rwlock_try_read(struct tn_rwlock *l)
{
    int old = tn_load_relaxed(&l->state);
    do {
        const int readers = old & INT_MAX;
        if (tn_unlikely(readers >= TN_RW_WRITER - 1))
            return readers == TN_RW_WRITER ? EBUSY : EAGAIN;
    } while (!tn_cas_acquire(&l->state, &old, old + 1));
    return 0;
}
static inline int tn_rwlock_try_write(struct tn_rwlock *l)
{
    int old = tn_load_relaxed(&l->state);
    do
        if (old & INT_MAX)
            return EBUSY;
    while (!tn_cas_acquire(&l->state, &old, old | TN_RW_WRITER));
    tn_store_relaxed(&l->owner, tn_tid());
    return 0;
}
TN_HIDDEN int tn_rwlock_read(struct tn_rwlock *, clockid_t, const struct timespec *deadline);
TN_HIDDEN int tn_rwlock_write(struct tn_rwlock *, clockid_t, const struct timespec *deadline);
