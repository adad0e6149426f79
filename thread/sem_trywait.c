// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

int tn_sem_trywait(sem_t *s) { return (int)tn_ret(tn_sem_take(tn_sem(s), 0) ? 0 : -EAGAIN); }
TN_PUBLIC(sem_trywait);
