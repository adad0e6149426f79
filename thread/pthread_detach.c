// SPDX-License-Identifier: MIT
#include <errno.h>

#include "base/atomic.h"
#include "thread/internal/thread.h"

int tn_pthread_detach(pthread_t t)
{
    int life = TN_THREAD_JOINABLE;
    if (tn_cas_acq_rel(&t->life, &life, TN_THREAD_DETACHED))
        return 0;
    if (life != TN_THREAD_EXITING)
        return EINVAL;
    // It has given its place up, or holds the lock to do so.
    tn_lock_take(&tn_threads_lock);
    tn_block_release(t);
    tn_lock_drop(&tn_threads_lock);
    return 0;
}
TN_PUBLIC(pthread_detach);
