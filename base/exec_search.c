// SPDX-License-Identifier: MIT
#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <sys/mman.h>

#include "base/spawn.h"

static size_t length_until(const char *s, char stop)
{
    size_t n = 0;
    while (s[n] && s[n] != stop)
        n++;
    return n;
}

// Run `/bin/sh file args…`. The longer argument vector is mapped: it may be large, and the stack
// may be shared or small.
static long exec_shell(const char *file, char *const argv[], char *const envp[])
{
    size_t n = 0;
    while (argv[n])
        n++;
    const size_t size = (n + 3) * sizeof(char *);
    const long map =
        tn_sys(mmap, 0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map < 0 && map > -4096)
        return map;
    const char **args = (const char **)map;
    size_t out = 0;
    args[out++] = n ? argv[0] : "sh";
    args[out++] = file;
    for (size_t i = 1; i < n; i++)
        args[out++] = argv[i];
    args[out] = 0;
    const long r = tn_sys(execve, "/bin/sh", args, envp);
    tn_sys(munmap, map, size);
    return r;
}

static long attempt(const char *path, char *const argv[], char *const envp[], bool shell)
{
    const long r = tn_sys(execve, path, argv, envp);
    return r == -ENOEXEC && shell ? exec_shell(path, argv, envp) : r;
}

int tn_exec_search(const char *file, const char *dirs, char *const argv[], char *const envp[],
                   bool shell)
{
    const size_t name = length_until(file, '/');
    if (!file[0])
        return -ENOENT;
    if (file[name])
        return (int)attempt(file, argv, envp, shell);
    if (name > NAME_MAX)
        return -ENAMETOOLONG;

    char path[PATH_MAX];
    bool denied = false;
    for (const char *dir = dirs;; dir++) {
        const size_t n = length_until(dir, ':');
        // An empty entry is the working directory; one that is too long cannot exist.
        if (n + name + 2 <= sizeof path) {
            size_t at = 0;
            for (; at < n; at++)
                path[at] = dir[at];
            if (n)
                path[at++] = '/';
            for (size_t i = 0; i <= name; i++)
                path[at++] = file[i];
            const long r = attempt(path, argv, envp, shell);
            if (r == -EACCES)
                denied = true;
            else if (r != -ENOENT && r != -ENOTDIR && r != -ESTALE && r != -ENODEV &&
                     r != -ETIMEDOUT)
                return (int)r;
        }
        dir += n;
        if (!*dir)
            return denied ? -EACCES : -ENOENT;
    }
}
