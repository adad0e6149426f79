// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "sys/process/process.h"

int tn_daemon(int keep_directory, int keep_descriptors)
{
    const pid_t pid = tn_fork();
    if (pid < 0)
        return -1;
    if (pid > 0)
        tn__exit(0);
    if (tn_setsid() < 0)
        return -1;
    if (!keep_directory)
        tn_sys(chdir, "/");
    if (!keep_descriptors) {
        const long fd = tn_sys(openat, AT_FDCWD, "/dev/null", O_RDWR);
        if (fd < 0)
            return (int)tn_ret(fd);
        for (int i = 0; i < 3; i++)
            if (fd != i)
                tn_sys(dup3, fd, i, 0);
        if (fd > 2)
            tn_sys(close, fd);
    }
    return 0;
}
TN_PUBLIC(daemon);
