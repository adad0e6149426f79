// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_timedwait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m,
                              const struct timespec *restrict deadline)
{
    return tn_cond_wait(tn_cond(c), m, tn_cond_clock(tn_cond(c)), deadline);
}
TN_PUBLIC(pthread_cond_timedwait);
