// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_unlock(pthread_mutex_t *mutex)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (tn_unlikely(m->kind))
        return tn_mutex_unlock_slow(m);
    if (!tn_process.threads_minus_1 && m->word > 0) { // no WAITERS
        m->word = 0;
        return 0;
    }
    if (tn_unlikely(tn_swap_release(&m->word, 0) & TN_MUTEX_WAITERS))
        tn_futex_wake(&m->word, 1, false);
    return 0;
}
TN_PUBLIC(pthread_mutex_unlock);
