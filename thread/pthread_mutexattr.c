// SPDX-License-Identifier: MIT
// Attributes of mutexes: the bits that pthread_mutex_init copies into the mutex (internal/mutex.h).
#include "thread/internal/mutex.h"

int tn_pthread_mutexattr_init(pthread_mutexattr_t *a)
{
    a->__attr = 0;
    return 0;
}
TN_PUBLIC(pthread_mutexattr_init);

int tn_pthread_mutexattr_destroy(pthread_mutexattr_t *) { return 0; }
TN_PUBLIC(pthread_mutexattr_destroy);

static int get(const pthread_mutexattr_t *a, unsigned bit, int *value)
{
    *value = a->__attr & bit ? 1 : 0;
    return 0;
}
static int set(pthread_mutexattr_t *a, unsigned bit, int value)
{
    if (value != 0 && value != 1)
        return EINVAL;
    a->__attr = value ? a->__attr | bit : a->__attr & ~bit;
    return 0;
}

int tn_pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict a, int *restrict type)
{
    *type = a->__attr & TN_MUTEX_TYPE;
    return 0;
}
TN_PUBLIC(pthread_mutexattr_gettype);

int tn_pthread_mutexattr_settype(pthread_mutexattr_t *a, int type)
{
    if (type != PTHREAD_MUTEX_NORMAL && type != PTHREAD_MUTEX_RECURSIVE &&
        type != PTHREAD_MUTEX_ERRORCHECK)
        return EINVAL;
    a->__attr = (a->__attr & ~TN_MUTEX_TYPE) | (unsigned)type;
    return 0;
}
TN_PUBLIC(pthread_mutexattr_settype);

int tn_pthread_mutexattr_getrobust(const pthread_mutexattr_t *restrict a, int *restrict robust)
{
    return get(a, TN_MUTEX_ROBUST, robust);
}
TN_PUBLIC(pthread_mutexattr_getrobust);

// ENOTSUP where the kernel keeps no list of what a thread holds (emulators): nobody would learn of
// an owner's death.
int tn_pthread_mutexattr_setrobust(pthread_mutexattr_t *a, int robust)
{
    void *head;
    size_t size;
    if (robust == PTHREAD_MUTEX_ROBUST && tn_sys(get_robust_list, 0, &head, &size) == -ENOSYS)
        return ENOTSUP;
    return set(a, TN_MUTEX_ROBUST, robust);
}
TN_PUBLIC(pthread_mutexattr_setrobust);

int tn_pthread_mutexattr_getpshared(const pthread_mutexattr_t *restrict a, int *restrict shared)
{
    return get(a, TN_MUTEX_SHARED, shared);
}
TN_PUBLIC(pthread_mutexattr_getpshared);

int tn_pthread_mutexattr_setpshared(pthread_mutexattr_t *a, int shared)
{
    return set(a, TN_MUTEX_SHARED, shared);
}
TN_PUBLIC(pthread_mutexattr_setpshared);

int tn_pthread_mutexattr_getprotocol(const pthread_mutexattr_t *restrict a, int *restrict protocol)
{
    return get(a, TN_MUTEX_PI, protocol);
}
TN_PUBLIC(pthread_mutexattr_getprotocol);

// ENOTSUP for priority ceilings, and for inheritance where the kernel has none.
int tn_pthread_mutexattr_setprotocol(pthread_mutexattr_t *a, int protocol)
{
    if (protocol == PTHREAD_PRIO_PROTECT)
        return ENOTSUP;
    if (protocol == PTHREAD_PRIO_INHERIT) {
        volatile int word = 0;
        if (tn_sys(futex, &word, TN_FUTEX_LOCK_PI | TN_FUTEX_PRIVATE, 0, 0) == -ENOSYS)
            return ENOTSUP;
        tn_sys(futex, &word, TN_FUTEX_UNLOCK_PI | TN_FUTEX_PRIVATE);
    }
    return set(a, TN_MUTEX_PI, protocol);
}
TN_PUBLIC(pthread_mutexattr_setprotocol);
