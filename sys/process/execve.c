// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_execve(const char *path, char *const argv[], char *const envp[])
{
    return (int)tn_ret(tn_sys(execve, path, argv, envp));
}
TN_PUBLIC(execve);
