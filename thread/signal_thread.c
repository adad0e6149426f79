// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/internal/thread.h"

bool tn_thread_may_send(int sig)
{
    return !sig || (sig > 0 && sig < _NSIG && !(TN_SIGNALS_LIBRARY & TN_SIGNAL(sig)));
}

int tn_thread_signal(struct __pthread *t, int sig, const siginfo_t *info)
{
    // A thread that ends takes the lock before its id can be given to another.
    const tn_signals old = tn_block_signals(TN_SIGNALS_ALL);
    tn_lock_take(&t->kill_lock);
    const int tid = t == tn_thread() ? tn_tid() : t->tid;
    long r = 0;
    if (!t->gone)
        r = info ? tn_sys(rt_tgsigqueueinfo, info->si_pid, tid, sig, info)
                 : tn_sys(tkill, tid, sig);
    tn_lock_drop(&t->kill_lock);
    tn_restore_signals(old);
    return (int)-r;
}
