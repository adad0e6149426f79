// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

// POSIX.1-2024. A deadline that is no time is an error only if the lock must be waited for.
int tn_pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock,
                               const struct timespec *restrict deadline)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (!tn_futex_clock_valid(clock))
        return EINVAL;
    if (tn_likely(!m->kind) && tn_likely(tn_mutex_take(m)))
        return 0;
    return tn_mutex_lock_slow(m, clock, deadline);
}
TN_PUBLIC(pthread_mutex_clocklock);
