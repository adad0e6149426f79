// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_broadcast(pthread_cond_t *c)
{
    tn_cond_wake(tn_cond(c), true);
    return 0;
}
TN_PUBLIC(pthread_cond_broadcast);
