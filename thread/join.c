// SPDX-License-Identifier: MIT
#include "thread/internal/futex.h"
#include "thread/internal/thread.h"

// Waits for the end of a joinable thread, takes its result and its memory. A cancellation point;
// when it acts, or the deadline passes (ETIMEDOUT), the thread stays joinable.
int tn_thread_join(struct __pthread *t, void **result, clockid_t clock,
                   const struct timespec *deadline)
{
    if (t == tn_thread())
        return EDEADLK;
    if (deadline && (!tn_futex_deadline_valid(deadline) || !tn_futex_clock_valid(clock)))
        return EINVAL;
    tn_pthread_testcancel();
    // Perhaps it needs nothing but a processor: to let it run ahead costs less than to be woken.
    if (tn_load_acquire(&t->tid))
        tn_sched_yield();
    for (int tid; (tid = tn_load_acquire(&t->tid));) {
        // Shared: the kernel wakes waiters of a cleared tid so.
        const int r = tn_futex_wait_cancel(&t->tid, tid, clock, deadline, true);
        if (r == ETIMEDOUT || r == ECANCELED)
            return r;
    }
    if (result)
        *result = t->value;
    tn_lock_take(&tn_threads_lock);
    tn_block_release(t);
    tn_lock_drop(&tn_threads_lock);
    return 0;
}
