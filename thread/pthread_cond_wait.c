// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_wait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m)
{
    return tn_cond_wait(tn_cond(c), m, CLOCK_REALTIME, nullptr);
}
TN_PUBLIC(pthread_cond_wait);
