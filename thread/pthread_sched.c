// SPDX-License-Identifier: MIT
// Scheduling of one thread. A thread that has ended is ESRCH.
#include <errno.h>

#include "thread/internal/thread.h"

// Runs a system call on the thread's id while that cannot be given to another.
#define WITH_TID(t, call)                                         \
    ({                                                            \
        const tn_signals old_ = tn_block_signals(TN_SIGNALS_ALL); \
        tn_lock_take(&(t)->kill_lock);                            \
        const int tid = (t) == tn_thread() ? tn_tid() : (t)->tid; \
        const long r_ = (t)->gone ? -ESRCH : (call);              \
        tn_lock_drop(&(t)->kill_lock);                            \
        tn_restore_signals(old_);                                 \
        r_;                                                       \
    })

int tn_pthread_getschedparam(pthread_t t, int *restrict policy, struct sched_param *restrict p)
{
    long r = WITH_TID(t, tn_sys(sched_getparam, tid, p));
    if (r == 0 && (r = WITH_TID(t, tn_sys(sched_getscheduler, tid))) >= 0) {
        *policy = (int)r;
        return 0;
    }
    return (int)-r;
}
TN_PUBLIC(pthread_getschedparam);

int tn_pthread_setschedparam(pthread_t t, int policy, const struct sched_param *p)
{
    return (int)-WITH_TID(t, tn_sys(sched_setscheduler, tid, policy, p));
}
TN_PUBLIC(pthread_setschedparam);

int tn_pthread_setschedprio(pthread_t t, int priority)
{
    return (int)-WITH_TID(t, tn_sys(sched_setparam, tid, &priority));
}
TN_PUBLIC(pthread_setschedprio);

// The kernel's clock id of a thread's processor time: ~tid << 3 | per thread (4) | scheduler's
// clock (2).
int tn_pthread_getcpuclockid(pthread_t t, clockid_t *clock)
{
    const long tid_now = WITH_TID(t, tid);
    if (tid_now < 0)
        return (int)-tid_now;
    *clock = (clockid_t)((unsigned)~tid_now << 3 | 6);
    return 0;
}
TN_PUBLIC(pthread_getcpuclockid);
