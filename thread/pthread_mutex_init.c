// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

int tn_pthread_mutex_init(pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *restrict a)
{
    *tn_mutex(mutex) = (struct tn_mutex){.kind = a ? a->__attr : 0};
    return 0;
}
TN_PUBLIC(pthread_mutex_init);
