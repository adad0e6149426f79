// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_timedlock(pthread_mutex_t *restrict mutex,
                               const struct timespec *restrict deadline)
{
    return tn_pthread_mutex_clocklock(mutex, CLOCK_REALTIME, deadline);
}
TN_PUBLIC(pthread_mutex_timedlock);
