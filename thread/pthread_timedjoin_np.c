// SPDX-License-Identifier: MIT
#include <time.h>

#include "thread/internal/thread.h"

int tn_pthread_timedjoin_np(pthread_t t, void **result, const struct timespec *deadline)
{
    return tn_thread_join(t, result, CLOCK_REALTIME, deadline);
}
TN_PUBLIC(pthread_timedjoin_np);
