// SPDX-License-Identifier: MIT
#include <errno.h>

#include "base/atomic.h"
#include "thread/internal/thread.h"

// EBUSY while the thread runs (pthread_tryjoin_np(3)).
int tn_pthread_tryjoin_np(pthread_t t, void **result)
{
    return tn_load_acquire(&t->tid) ? EBUSY : tn_pthread_join(t, result);
}
TN_PUBLIC(pthread_tryjoin_np);
