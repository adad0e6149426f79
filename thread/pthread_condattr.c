// SPDX-License-Identifier: MIT
// Attributes of condition variables: the bits that pthread_cond_init copies (internal/cond.h).
#include "thread/internal/cond.h"

int tn_pthread_condattr_init(pthread_condattr_t *a)
{
    a->__attr = CLOCK_REALTIME;
    return 0;
}
TN_PUBLIC(pthread_condattr_init);

int tn_pthread_condattr_destroy(pthread_condattr_t *) { return 0; }
TN_PUBLIC(pthread_condattr_destroy);

int tn_pthread_condattr_getclock(const pthread_condattr_t *restrict a, clockid_t *restrict clock)
{
    *clock = (clockid_t)(a->__attr & ~TN_COND_SHARED);
    return 0;
}
TN_PUBLIC(pthread_condattr_getclock);

int tn_pthread_condattr_setclock(pthread_condattr_t *a, clockid_t clock)
{
    if (!tn_futex_clock_valid(clock))
        return EINVAL;
    a->__attr = (a->__attr & TN_COND_SHARED) | (unsigned)clock;
    return 0;
}
TN_PUBLIC(pthread_condattr_setclock);

int tn_pthread_condattr_getpshared(const pthread_condattr_t *restrict a, int *restrict shared)
{
    *shared = a->__attr & TN_COND_SHARED ? PTHREAD_PROCESS_SHARED : PTHREAD_PROCESS_PRIVATE;
    return 0;
}
TN_PUBLIC(pthread_condattr_getpshared);

int tn_pthread_condattr_setpshared(pthread_condattr_t *a, int shared)
{
    if (shared != PTHREAD_PROCESS_PRIVATE && shared != PTHREAD_PROCESS_SHARED)
        return EINVAL;
    a->__attr = (a->__attr & ~TN_COND_SHARED) | (shared ? TN_COND_SHARED : 0);
    return 0;
}
TN_PUBLIC(pthread_condattr_setpshared);
