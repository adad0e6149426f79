// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/internal/thread.h"

// POSIX.1-2024: a thread that has ended but is not joined is no error.
int tn_pthread_kill(pthread_t t, int sig)
{
    if (sig < 0 || sig >= _NSIG || (sig && TN_SIGNALS_LIBRARY & TN_SIGNAL(sig)))
        return EINVAL;
    return tn_thread_signal(t, sig);
}
TN_PUBLIC(pthread_kill);
