// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

constexpr int SPINS = 100;

static int lock(struct tn_rwlock *l, int (*attempt)(struct tn_rwlock *), clockid_t clock,
                const struct timespec *deadline)
{
    int r = attempt(l);
    const int spins = r == EBUSY && tn_spin_pays() ? SPINS : 0;
    for (int i = 0; r == EBUSY && i < spins && tn_load_relaxed(&l->state) > 0; i++) {
        tn_cpu_relax();
        r = attempt(l);
    }
    while (r == EBUSY) {
        int state = tn_load_relaxed(&l->state);
        if ((state & INT_MAX) == TN_RW_WRITER && tn_load_relaxed(&l->owner) == tn_tid())
            return EDEADLK;
        if (deadline && !tn_futex_deadline_valid(deadline))
            return EINVAL;
        if (state & INT_MAX &&
            (state & TN_RW_SLEEPERS || tn_cas_acquire(&l->state, &state, state | TN_RW_SLEEPERS)) &&
            tn_futex_wait(&l->state, state | TN_RW_SLEEPERS, clock, deadline, l->shared) ==
                ETIMEDOUT)
            return ETIMEDOUT;
        r = attempt(l);
    }
    return r;
}

int tn_rwlock_read(struct tn_rwlock *l, clockid_t clock, const struct timespec *deadline)
{
    return lock(l, tn_rwlock_try_read, clock, deadline);
}
int tn_rwlock_write(struct tn_rwlock *l, clockid_t clock, const struct timespec *deadline)
{
    return lock(l, tn_rwlock_try_write, clock, deadline);
}
