// SPDX-License-Identifier: MIT
// A hint without effect: every thread is a kernel thread. The level is remembered, as POSIX asks.
#include <errno.h>

#include "base/atomic.h"
#include "thread/thread.h"

static int level;

int tn_pthread_getconcurrency(void) { return tn_load_relaxed(&level); }
TN_PUBLIC(pthread_getconcurrency);

int tn_pthread_setconcurrency(int wanted)
{
    if (wanted < 0)
        return EINVAL;
    tn_store_relaxed(&level, wanted);
    return 0;
}
TN_PUBLIC(pthread_setconcurrency);
