// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

int tn_pthread_rwlock_rdlock(pthread_rwlock_t *lock)
{
    struct tn_rwlock *l = tn_rwlock(lock);
    // A guess: looking first would wait for the last unlock's store to arrive.
    int free = 0;
    if (tn_likely(tn_cas_acquire(&l->state, &free, 1)))
        return 0;
    return tn_rwlock_read(l, CLOCK_REALTIME, nullptr);
}
TN_PUBLIC(pthread_rwlock_rdlock);

int tn_pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict l,
                                  const struct timespec *restrict deadline)
{
    return tn_rwlock_read(tn_rwlock(l), CLOCK_REALTIME, deadline);
}
TN_PUBLIC(pthread_rwlock_timedrdlock);

int tn_pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict l, clockid_t clock,
                                  const struct timespec *restrict deadline)
{
    return tn_futex_clock_valid(clock) ? tn_rwlock_read(tn_rwlock(l), clock, deadline) : EINVAL;
}
TN_PUBLIC(pthread_rwlock_clockrdlock);

int tn_pthread_rwlock_tryrdlock(pthread_rwlock_t *l) { return tn_rwlock_try_read(tn_rwlock(l)); }
TN_PUBLIC(pthread_rwlock_tryrdlock);
