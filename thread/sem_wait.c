// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

int tn_sem_wait(sem_t *s)
{
    return (int)tn_ret(-tn_sem_wait_until(tn_sem(s), CLOCK_REALTIME, nullptr));
}
TN_PUBLIC(sem_wait);
