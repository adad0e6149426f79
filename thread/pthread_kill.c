// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/internal/thread.h"

// POSIX.1-2024: a thread that has ended but is not joined is no error.
int tn_pthread_kill(pthread_t t, int sig)
{
    return tn_thread_may_send(sig) ? tn_thread_signal(t, sig, nullptr) : EINVAL;
}
TN_PUBLIC(pthread_kill);
