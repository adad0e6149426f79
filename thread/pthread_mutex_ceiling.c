// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

// Priority ceilings (PTHREAD_PRIO_PROTECT) are not supported, so no mutex has one.
int tn_pthread_mutex_getprioceiling(const pthread_mutex_t *restrict, int *restrict)
{
    return EINVAL;
}
TN_PUBLIC(pthread_mutex_getprioceiling);

int tn_pthread_mutex_setprioceiling(pthread_mutex_t *restrict, int, int *restrict)
{
    return EINVAL;
}
TN_PUBLIC(pthread_mutex_setprioceiling);
