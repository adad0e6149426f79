// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "sys/process/process.h"

// Without execveat (emulators) the program is reached through /proc.
int tn_fexecve(int fd, char *const argv[], char *const envp[])
{
    if (fd < 0 || !argv || !envp)
        return (int)tn_ret(-EINVAL);
    long r = tn_sys(execveat, fd, "", argv, envp, AT_EMPTY_PATH);
    if (r == -ENOSYS) {
        char path[sizeof "/proc/self/fd/" + 3 * sizeof fd] = "/proc/self/fd/",
                                                       digits[3 * sizeof fd];
        size_t at = sizeof "/proc/self/fd/" - 1, n = 0;
        for (unsigned rest = (unsigned)fd; rest || !n; rest /= 10)
            digits[n++] = (char)('0' + rest % 10);
        while (n)
            path[at++] = digits[--n];
        r = tn_sys(execve, path, argv, envp);
        if (r == -ENOENT)
            r = -ENOSYS;
    }
    return (int)tn_ret(r);
}
TN_PUBLIC(fexecve);
