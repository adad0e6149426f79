// SPDX-License-Identifier: MIT
// Attributes of threads (internal/thread.h, struct tn_attr).
#include <errno.h>
#include <limits.h>

#include "thread/internal/thread.h"

int tn_pthread_attr_destroy(pthread_attr_t *a)
{
    struct tn_processors **const p = &tn_attr(a)->processors;
    if (*p)
        tn_sys(munmap, *p, sizeof **p + (*p)->size);
    *p = nullptr;
    return 0;
}
TN_PUBLIC(pthread_attr_destroy);

void tn_attr_detach(pthread_attr_t *a) { tn_attr(a)->processors = nullptr; }

int tn_pthread_attr_getdetachstate(const pthread_attr_t *a, int *state)
{
    *state = tn_attr_const(a)->detached;
    return 0;
}
TN_PUBLIC(pthread_attr_getdetachstate);

int tn_pthread_attr_setdetachstate(pthread_attr_t *a, int state)
{
    if (state != PTHREAD_CREATE_JOINABLE && state != PTHREAD_CREATE_DETACHED)
        return EINVAL;
    tn_attr(a)->detached = (short)state;
    return 0;
}
TN_PUBLIC(pthread_attr_setdetachstate);

int tn_pthread_attr_getguardsize(const pthread_attr_t *restrict a, size_t *restrict size)
{
    *size = tn_attr_const(a)->guard_size;
    return 0;
}
TN_PUBLIC(pthread_attr_getguardsize);

int tn_pthread_attr_setguardsize(pthread_attr_t *a, size_t size)
{
    if (size > PTRDIFF_MAX / 4)
        return EINVAL;
    tn_attr(a)->guard_size = size;
    return 0;
}
TN_PUBLIC(pthread_attr_setguardsize);

int tn_pthread_attr_getstacksize(const pthread_attr_t *restrict a, size_t *restrict size)
{
    *size = tn_attr_const(a)->stack_size;
    return 0;
}
TN_PUBLIC(pthread_attr_getstacksize);

// The size is what the thread can use; guard, TLS and the thread block come on top.
int tn_pthread_attr_setstacksize(pthread_attr_t *a, size_t size)
{
    if (size < PTHREAD_STACK_MIN || size > PTRDIFF_MAX / 4)
        return EINVAL;
    tn_attr(a)->stack = nullptr;
    tn_attr(a)->stack_size = size;
    return 0;
}
TN_PUBLIC(pthread_attr_setstacksize);

// EINVAL: no address has been set.
int tn_pthread_attr_getstack(const pthread_attr_t *restrict a, void **restrict lowest,
                             size_t *restrict size)
{
    if (!tn_attr_const(a)->stack)
        return EINVAL;
    *lowest = tn_attr_const(a)->stack;
    *size = tn_attr_const(a)->stack_size;
    return 0;
}
TN_PUBLIC(pthread_attr_getstack);

// The thread has all of it; the guard is then the caller's affair.
int tn_pthread_attr_setstack(pthread_attr_t *a, void *lowest, size_t size)
{
    if (size < PTHREAD_STACK_MIN || size > PTRDIFF_MAX / 4)
        return EINVAL;
    tn_attr(a)->stack = lowest;
    tn_attr(a)->stack_size = size;
    return 0;
}
TN_PUBLIC(pthread_attr_setstack);

int tn_pthread_attr_getinheritsched(const pthread_attr_t *restrict a, int *restrict inherit)
{
    *inherit = tn_attr_const(a)->inherit;
    return 0;
}
TN_PUBLIC(pthread_attr_getinheritsched);

int tn_pthread_attr_setinheritsched(pthread_attr_t *a, int inherit)
{
    if (inherit != PTHREAD_INHERIT_SCHED && inherit != PTHREAD_EXPLICIT_SCHED)
        return EINVAL;
    tn_attr(a)->inherit = (short)inherit;
    return 0;
}
TN_PUBLIC(pthread_attr_setinheritsched);

int tn_pthread_attr_getschedparam(const pthread_attr_t *restrict a, struct sched_param *restrict p)
{
    p->sched_priority = tn_attr_const(a)->priority;
    return 0;
}
TN_PUBLIC(pthread_attr_getschedparam);

int tn_pthread_attr_setschedparam(pthread_attr_t *restrict a, const struct sched_param *restrict p)
{
    tn_attr(a)->priority = p->sched_priority;
    return 0;
}
TN_PUBLIC(pthread_attr_setschedparam);

int tn_pthread_attr_getschedpolicy(const pthread_attr_t *restrict a, int *restrict policy)
{
    *policy = tn_attr_const(a)->policy;
    return 0;
}
TN_PUBLIC(pthread_attr_getschedpolicy);

int tn_pthread_attr_setschedpolicy(pthread_attr_t *a, int policy)
{
    tn_attr(a)->policy = policy;
    return 0;
}
TN_PUBLIC(pthread_attr_setschedpolicy);

int tn_pthread_attr_getscope(const pthread_attr_t *restrict, int *restrict scope)
{
    *scope = PTHREAD_SCOPE_SYSTEM;
    return 0;
}
TN_PUBLIC(pthread_attr_getscope);

int tn_pthread_attr_setscope(pthread_attr_t *, int scope)
{
    return scope == PTHREAD_SCOPE_SYSTEM ? 0 : scope == PTHREAD_SCOPE_PROCESS ? ENOTSUP : EINVAL;
}
TN_PUBLIC(pthread_attr_setscope);
