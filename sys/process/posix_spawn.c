// SPDX-License-Identifier: MIT
#include "sys/process/spawn.h"

// Returns an error number of whatever failed, the program's execution included; *pid is set on
// success only.
int tn_spawn_posix(pid_t *pid, const char *program, const char *search,
                   const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *a,
                   char *const argv[], char *const envp[])
{
    static_assert(
        TN_SPAWN_RESETIDS == POSIX_SPAWN_RESETIDS && TN_SPAWN_SETPGROUP == POSIX_SPAWN_SETPGROUP &&
        TN_SPAWN_SETSIGDEF == POSIX_SPAWN_SETSIGDEF &&
        TN_SPAWN_SETSIGMASK == POSIX_SPAWN_SETSIGMASK &&
        TN_SPAWN_SETSCHEDPARAM == POSIX_SPAWN_SETSCHEDPARAM &&
        TN_SPAWN_SETSCHEDULER == POSIX_SPAWN_SETSCHEDULER && TN_SPAWN_SETSID == POSIX_SPAWN_SETSID);
    struct tn_spawn how = {.search = search, .actions = actions ? actions->__actions : nullptr};
    if (a) {
        how.flags = (unsigned)a->__flags;
        how.group = a->__pgrp;
        how.policy = a->__pol;
        how.priority = a->__prio;
        how.mask = *(const tn_signals *)&a->__mask;
        how.defaults = *(const tn_signals *)&a->__def;
    }
    const int r = tn_spawn(program, argv, envp, &how);
    if (r < 0)
        return -r;
    if (pid)
        *pid = r;
    return 0;
}

int tn_posix_spawn(pid_t *restrict pid, const char *restrict path,
                   const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict a,
                   char *const *restrict argv, char *const *restrict envp)
{
    return tn_spawn_posix(pid, path, nullptr, actions, a, argv, envp);
}
TN_PUBLIC(posix_spawn);
