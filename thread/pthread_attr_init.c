// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

int tn_pthread_attr_init(pthread_attr_t *a)
{
    *tn_attr(a) = *tn_thread_defaults();
    return 0;
}
TN_PUBLIC(pthread_attr_init);
