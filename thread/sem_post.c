// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "thread/internal/sem.h"

// Safe in signal handlers.
int tn_sem_post(sem_t *semaphore)
{
    struct tn_sem *s = tn_sem(semaphore);
    const bool shared = s->shared;
    int old = tn_load_relaxed(&s->word);
    do
        if ((old & INT_MAX) == INT_MAX)
            return (int)tn_ret(-EOVERFLOW);
    while (!tn_cas_release(&s->word, &old, (old & INT_MAX) + 1));
    if (old & TN_SEM_SLEEPERS)
        tn_futex_wake(&s->word, 1, shared);
    return 0;
}
TN_PUBLIC(sem_post);
