// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

int tn_pthread_rwlockattr_init(pthread_rwlockattr_t *a)
{
    *a = (pthread_rwlockattr_t){};
    return 0;
}
TN_PUBLIC(pthread_rwlockattr_init);

int tn_pthread_rwlockattr_destroy(pthread_rwlockattr_t *) { return 0; }
TN_PUBLIC(pthread_rwlockattr_destroy);

int tn_pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *restrict a, int *restrict shared)
{
    *shared = (int)a->__attr[0];
    return 0;
}
TN_PUBLIC(pthread_rwlockattr_getpshared);

int tn_pthread_rwlockattr_setpshared(pthread_rwlockattr_t *a, int shared)
{
    if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
        return EINVAL;
    a->__attr[0] = (unsigned)shared;
    return 0;
}
TN_PUBLIC(pthread_rwlockattr_setpshared);
