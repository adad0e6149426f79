// SPDX-License-Identifier: MIT
#include <fcntl.h>

#include "sys/process/process.h"

int tn_fexecve(int fd, char *const argv[], char *const envp[])
{
    if (fd < 0 || !argv || !envp)
        return (int)tn_ret(-EINVAL);
    return (int)tn_ret(tn_sys(execveat, fd, "", argv, envp, AT_EMPTY_PATH));
}
TN_PUBLIC(fexecve);
