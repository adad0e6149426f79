// SPDX-License-Identifier: MIT
#include "thread/internal/sem.h"

int tn_sem_getvalue(sem_t *restrict s, int *restrict value)
{
    *value = tn_load_relaxed(&tn_sem(s)->word) & INT_MAX;
    return 0;
}
TN_PUBLIC(sem_getvalue);
