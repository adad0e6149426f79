// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

int tn_sem_timedwait(sem_t *restrict s, const struct timespec *restrict deadline)
{
    return (int)tn_ret(-tn_sem_wait_until(tn_sem(s), CLOCK_REALTIME, deadline));
}
TN_PUBLIC(sem_timedwait);
