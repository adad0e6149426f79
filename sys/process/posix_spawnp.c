// SPDX-License-Identifier: MIT
#include "sys/process/spawn.h"

int tn_posix_spawnp(pid_t *restrict pid, const char *restrict file,
                    const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *restrict a,
                    char *const *restrict argv, char *const *restrict envp)
{
    return tn_spawn_posix(pid, file, tn_search_path(), actions, a, argv, envp);
}
TN_PUBLIC(posix_spawnp);
