// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_consistent(pthread_mutex_t *mutex)
{
    struct tn_mutex *m = tn_mutex(mutex);
    if (!(m->kind & TN_MUTEX_ROBUST) || m->health != TN_MUTEX_INCONSISTENT)
        return EINVAL;
    if (!tn_mutex_owned(m))
        return EPERM;
    m->health = TN_MUTEX_SANE;
    return 0;
}
TN_PUBLIC(pthread_mutex_consistent);
