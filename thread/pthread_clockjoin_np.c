// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

int tn_pthread_clockjoin_np(pthread_t t, void **result, clockid_t clock,
                            const struct timespec *deadline)
{
    return tn_thread_join(t, result, clock, deadline);
}
TN_PUBLIC(pthread_clockjoin_np);
