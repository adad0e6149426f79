// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_trylock(pthread_mutex_t *mutex)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (tn_likely(!m->kind))
        return tn_mutex_take(m) ? 0 : EBUSY;
    return tn_mutex_trylock_slow(m);
}
TN_PUBLIC(pthread_mutex_trylock);
