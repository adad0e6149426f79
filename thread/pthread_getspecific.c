// SPDX-License-Identifier: MIT
#include "thread/thread.h"

void *tn_pthread_getspecific(pthread_key_t key)
{
    void **const values = tn_self()->tsd;
    return values ? values[key] : nullptr;
}
TN_PUBLIC(pthread_getspecific);
TN_PUBLIC_AS(tss_get, tn_pthread_getspecific);
