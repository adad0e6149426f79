// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

// Touches nothing but the address once the lock is free: it may be destroyed by the next owner.
int tn_pthread_rwlock_unlock(pthread_rwlock_t *lock)
{
    struct tn_rwlock *l = tn_rwlock(lock);
    const bool shared = l->shared;
    // A guess again, but whether it is a writer's is certain.
    const bool writer = tn_load_relaxed(&l->owner);
    int old = writer ? TN_RW_WRITER : 1, now;
    if (writer)
        tn_store_relaxed(&l->owner, 0);
    do {
        const int holders = old & INT_MAX;
        now = holders == TN_RW_WRITER || holders == 1 ? 0 : old - 1;
    } while (!tn_cas_release(&l->state, &old, now));
    if (!now && old & TN_RW_SLEEPERS)
        tn_futex_wake(&l->state, INT_MAX, shared);
    return 0;
}
TN_PUBLIC(pthread_rwlock_unlock);
