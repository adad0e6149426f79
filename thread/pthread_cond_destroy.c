// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

// May follow a broadcast at once: waits for those whose own deadline or cancellation came first and
// who are just leaving.
int tn_pthread_cond_destroy(pthread_cond_t *condition)
{
    struct tn_cond *c = tn_cond(condition);
    if (c->kind & TN_COND_SHARED) {
        int inside = tn_fetch_or_acq_rel(&c->inside, TN_COND_DYING) | TN_COND_DYING;
        for (; inside != TN_COND_DYING; inside = tn_load_acquire(&c->inside))
            tn_futex_wait(&c->inside, inside, CLOCK_MONOTONIC, nullptr, true);
        return 0;
    }
    for (;;) {
        tn_lock_take(&c->lock);
        const bool empty = !c->oldest;
        tn_lock_drop(&c->lock);
        if (empty)
            return 0;
        tn_sched_yield();
    }
}
TN_PUBLIC(pthread_cond_destroy);
