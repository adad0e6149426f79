// SPDX-License-Identifier: MIT
#include <time.h>

#include "thread/internal/thread.h"

int tn_pthread_join(pthread_t t, void **result)
{
    return tn_thread_join(t, result, CLOCK_REALTIME, nullptr);
}
TN_PUBLIC(pthread_join);
