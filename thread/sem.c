// SPDX-License-Identifier: MIT
#include "thread/internal/sem.h"

constexpr int SPINS = 400;

static bool watch(struct tn_sem *s)
{
    if (tn_load_relaxed(&s->word) & TN_SEM_SLEEPERS || !tn_spin_pays())
        return false;
    const int luck = tn_load_relaxed(&s->luck);
    if (luck < 0) {
        tn_store_relaxed(&s->luck, luck + 1);
        return false;
    }
    for (int i = 0; i < SPINS; i++) {
        tn_cpu_relax();
        if (tn_sem_take(s, 0)) {
            tn_store_relaxed(&s->luck, tn_min(luck + 1, (int)TN_SEM_BEST));
            return true;
        }
    }
    tn_store_relaxed(&s->luck, luck < 2 ? (int)TN_SEM_PAUSE : luck - 2);
    return false;
}

int tn_sem_wait_until(struct tn_sem *s, clockid_t clock, const struct timespec *deadline)
{
    if (tn_unlikely(tn_self()->cancel))
        tn_pthread_testcancel();
    if (tn_sem_take(s, 0))
        return 0;
    if (deadline && !tn_futex_deadline_valid(deadline))
        return EINVAL;
    if (watch(s))
        return 0;
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
