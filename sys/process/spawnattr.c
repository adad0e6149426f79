// SPDX-License-Identifier: MIT
#include <sched.h>

#include "sys/process/spawn.h"

int tn_posix_spawnattr_init(posix_spawnattr_t *a)
{
    *a = (posix_spawnattr_t){};
    return 0;
}
TN_PUBLIC(posix_spawnattr_init);

int tn_posix_spawnattr_destroy(posix_spawnattr_t *) { return 0; }
TN_PUBLIC(posix_spawnattr_destroy);

int tn_posix_spawnattr_getflags(const posix_spawnattr_t *restrict a, short *restrict flags)
{
    *flags = (short)a->__flags;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getflags);

int tn_posix_spawnattr_setflags(posix_spawnattr_t *a, short flags)
{
    constexpr int KNOWN = POSIX_SPAWN_RESETIDS | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
                          POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSCHEDPARAM |
                          POSIX_SPAWN_SETSCHEDULER | POSIX_SPAWN_USEVFORK | POSIX_SPAWN_SETSID;
    if (flags & ~KNOWN)
        return EINVAL;
    a->__flags = flags;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setflags);

int tn_posix_spawnattr_getpgroup(const posix_spawnattr_t *restrict a, pid_t *restrict group)
{
    *group = a->__pgrp;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getpgroup);

int tn_posix_spawnattr_setpgroup(posix_spawnattr_t *a, pid_t group)
{
    a->__pgrp = group;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setpgroup);

int tn_posix_spawnattr_getschedparam(const posix_spawnattr_t *restrict a,
                                     struct sched_param *restrict p)
{
    p->sched_priority = a->__prio;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getschedparam);

int tn_posix_spawnattr_setschedparam(posix_spawnattr_t *restrict a,
                                     const struct sched_param *restrict p)
{
    a->__prio = p->sched_priority;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setschedparam);

int tn_posix_spawnattr_getschedpolicy(const posix_spawnattr_t *restrict a, int *restrict policy)
{
    *policy = a->__pol;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getschedpolicy);

int tn_posix_spawnattr_setschedpolicy(posix_spawnattr_t *a, int policy)
{
    a->__pol = policy;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setschedpolicy);

int tn_posix_spawnattr_getsigdefault(const posix_spawnattr_t *restrict a, sigset_t *restrict set)
{
    *set = a->__def;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getsigdefault);

int tn_posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict a, const sigset_t *restrict set)
{
    a->__def = *set;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setsigdefault);

int tn_posix_spawnattr_getsigmask(const posix_spawnattr_t *restrict a, sigset_t *restrict set)
{
    *set = a->__mask;
    return 0;
}
TN_PUBLIC(posix_spawnattr_getsigmask);

int tn_posix_spawnattr_setsigmask(posix_spawnattr_t *restrict a, const sigset_t *restrict set)
{
    a->__mask = *set;
    return 0;
}
TN_PUBLIC(posix_spawnattr_setsigmask);
