// SPDX-License-Identifier: MIT
// posix_spawn_file_actions_t: a list of base/spawn.h's actions in the order in which they were
// added, each in one block of memory with its path.
#pragma once

#include <tenon/string.h>

#include "base/spawn.h"
#include "sys/process/process.h"

static inline struct tn_spawn_action **tn_spawn_list(posix_spawn_file_actions_t *a)
{
    return (struct tn_spawn_action **)&a->__actions;
}
// Appends a copy. `path` may be null. 0 or ENOMEM.
TN_HIDDEN int tn_spawn_append(posix_spawn_file_actions_t *, struct tn_spawn_action,
                              const char *path);

TN_HIDDEN int tn_spawn_posix(pid_t *pid, const char *program, const char *search,
                             const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                             char *const argv[], char *const envp[]);
