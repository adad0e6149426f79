// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/internal/thread.h"

int tn_thread_signal(struct __pthread *t, int sig)
{
    // A thread that ends takes the lock before its id can be given to another.
    const tn_signals old = tn_block_signals(TN_SIGNALS_ALL);
    tn_lock_take(&t->kill_lock);
    const int tid = t == tn_thread() ? tn_tid() : t->tid;
    const int error = t->gone ? 0 : (int)-tn_sys(tkill, tid, sig);
    tn_lock_drop(&t->kill_lock);
    tn_restore_signals(old);
    return error;
}
