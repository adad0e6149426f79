// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

int tn_pthread_rwlock_wrlock(pthread_rwlock_t *lock)
{
    struct tn_rwlock *l = tn_rwlock(lock);
    int free = 0;
    if (tn_likely(tn_cas_acquire(&l->state, &free, TN_RW_WRITER))) {
        tn_store_relaxed(&l->owner, tn_tid());
        return 0;
    }
    return tn_rwlock_write(l, CLOCK_REALTIME, nullptr);
}
TN_PUBLIC(pthread_rwlock_wrlock);

int tn_pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict l,
                                  const struct timespec *restrict deadline)
{
    return tn_rwlock_write(tn_rwlock(l), CLOCK_REALTIME, deadline);
}
TN_PUBLIC(pthread_rwlock_timedwrlock);

int tn_pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict l, clockid_t clock,
                                  const struct timespec *restrict deadline)
{
    return tn_futex_clock_valid(clock) ? tn_rwlock_write(tn_rwlock(l), clock, deadline) : EINVAL;
}
TN_PUBLIC(pthread_rwlock_clockwrlock);

int tn_pthread_rwlock_trywrlock(pthread_rwlock_t *l) { return tn_rwlock_try_write(tn_rwlock(l)); }
TN_PUBLIC(pthread_rwlock_trywrlock);
