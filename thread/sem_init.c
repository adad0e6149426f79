// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

int tn_sem_init(sem_t *s, int shared, unsigned value)
{
    if (value > SEM_VALUE_MAX)
        return (int)tn_ret(-EINVAL);
    *tn_sem(s) = (struct tn_sem){.word = (int)value, .shared = shared != 0};
    return 0;
}
TN_PUBLIC(sem_init);
