// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_unlock(pthread_mutex_t *mutex)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (tn_unlikely(m->kind))
        return tn_mutex_unlock_slow(m);
    if (!tn_process.threads_minus_1 && m->word > 0) { // nobody waits
        m->word = 0;
        return 0;
    }
    int mine = tn_tid();
    if (tn_unlikely(!tn_cas_release(&m->word, &mine, 0)))
        tn_mutex_release(m);
    return 0;
}
TN_PUBLIC(pthread_mutex_unlock);
