// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

int tn_sem_clockwait(sem_t *restrict s, clockid_t clock, const struct timespec *restrict deadline)
{
    return (int)tn_ret(tn_futex_clock_valid(clock) ? -tn_sem_wait_until(tn_sem(s), clock, deadline)
                                                   : -EINVAL);
}
TN_PUBLIC(sem_clockwait);
