// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_clockwait(pthread_cond_t *restrict c, pthread_mutex_t *restrict m,
                              clockid_t clock, const struct timespec *restrict deadline)
{
    return tn_futex_clock_valid(clock) ? tn_cond_wait(tn_cond(c), m, clock, deadline) : EINVAL;
}
TN_PUBLIC(pthread_cond_clockwait);
