// SPDX-License-Identifier: MIT
#include "thread/internal/rwlock.h"

int tn_pthread_rwlock_init(pthread_rwlock_t *restrict l, const pthread_rwlockattr_t *restrict a)
{
    *tn_rwlock(l) = (struct tn_rwlock){.shared = a ? a->__attr[0] : 0};
    return 0;
}
TN_PUBLIC(pthread_rwlock_init);

int tn_pthread_rwlock_destroy(pthread_rwlock_t *) { return 0; }
TN_PUBLIC(pthread_rwlock_destroy);
