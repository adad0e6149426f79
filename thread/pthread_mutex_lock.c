// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_lock(pthread_mutex_t *mutex)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (tn_likely(!m->kind) && tn_likely(tn_mutex_take(m)))
        return 0;
    return tn_mutex_lock_slow(m, CLOCK_REALTIME, nullptr);
}
TN_PUBLIC(pthread_mutex_lock);
