// SPDX-License-Identifier: MIT
#include <stdlib.h>

#include <tenon/mem.h>

#include "sys/process/spawn.h"

int tn_posix_spawn_file_actions_init(posix_spawn_file_actions_t *a)
{
    a->__actions = nullptr;
    return 0;
}
TN_PUBLIC(posix_spawn_file_actions_init);

int tn_posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *a)
{
    for (struct tn_spawn_action *action = *tn_spawn_list(a), *next; action; action = next) {
        next = (struct tn_spawn_action *)action->next;
        free(action);
    }
    a->__actions = nullptr;
    return 0;
}
TN_PUBLIC(posix_spawn_file_actions_destroy);

int tn_spawn_append(posix_spawn_file_actions_t *a, struct tn_spawn_action action, const char *path)
{
    const size_t n = path ? tn_strlen(path) + 1 : 0;
    struct tn_spawn_action *copy = malloc(sizeof *copy + n);
    if (!copy)
        return ENOMEM;
    *copy = action;
    copy->next = nullptr;
    if (path)
        copy->path = tn_memcpy(copy + 1, path, n);
    struct tn_spawn_action **end = tn_spawn_list(a);
    while (*end)
        end = (struct tn_spawn_action **)&(*end)->next;
    *end = copy;
    return 0;
}

int tn_posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *a, int fd)
{
    return fd < 0 ? EBADF
                  : tn_spawn_append(a, (struct tn_spawn_action){.op = TN_SPAWN_CLOSE, .fd = fd},
                                    nullptr);
}
TN_PUBLIC(posix_spawn_file_actions_addclose);

int tn_posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *a, int from, int to)
{
    if (from < 0 || to < 0)
        return EBADF;
    return tn_spawn_append(a, (struct tn_spawn_action){.op = TN_SPAWN_DUP, .fd = to, .from = from},
                           nullptr);
}
TN_PUBLIC(posix_spawn_file_actions_adddup2);

int tn_posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict a, int fd,
                                        const char *restrict path, int flags, mode_t mode)
{
    if (fd < 0)
        return EBADF;
    return tn_spawn_append(
        a, (struct tn_spawn_action){.op = TN_SPAWN_OPEN, .fd = fd, .flags = flags, .mode = mode},
        path);
}
TN_PUBLIC(posix_spawn_file_actions_addopen);

int tn_posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *restrict a,
                                            const char *restrict path)
{
    return tn_spawn_append(a, (struct tn_spawn_action){.op = TN_SPAWN_CHDIR}, path);
}
TN_PUBLIC(posix_spawn_file_actions_addchdir_np);

int tn_posix_spawn_file_actions_addfchdir_np(posix_spawn_file_actions_t *a, int fd)
{
    return fd < 0 ? EBADF
                  : tn_spawn_append(a, (struct tn_spawn_action){.op = TN_SPAWN_FCHDIR, .fd = fd},
                                    nullptr);
}
TN_PUBLIC(posix_spawn_file_actions_addfchdir_np);
