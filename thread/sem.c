// SPDX-License-Identifier: MIT
#include "thread/internal/sem.h"

int tn_sem_wait_until(struct tn_sem *s, clockid_t clock, const struct timespec *deadline)
{
    if (tn_unlikely(tn_self()->cancel))
        tn_pthread_testcancel();
    if (tn_sem_take(s, 0))
        return 0;
    if (deadline && !tn_futex_deadline_valid(deadline))
        return EINVAL;
    for (;;) {
        int empty = 0;
        if (tn_cas_acquire(&s->word, &empty, TN_SEM_SLEEPERS) || empty == TN_SEM_SLEEPERS) {
            const int r =
                tn_futex_wait_cancel(&s->word, TN_SEM_SLEEPERS, clock, deadline, s->shared);
            if (r)
                return r;
        }
        int old = tn_load_relaxed(&s->word);
        while (old & INT_MAX)
            if (tn_cas_acquire(&s->word, &old, (old - 1) | TN_SEM_SLEEPERS)) {
                if ((old & INT_MAX) > 1)
                    tn_futex_wake(&s->word, 1, s->shared);
                return 0;
            }
    }
}
