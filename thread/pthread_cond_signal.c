// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_signal(pthread_cond_t *c)
{
    tn_cond_wake(tn_cond(c), false);
    return 0;
}
TN_PUBLIC(pthread_cond_signal);
