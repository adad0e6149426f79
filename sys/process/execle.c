// SPDX-License-Identifier: MIT
#include "sys/process/exec_list.h"
#include "sys/process/process.h"

int tn_execle(const char *path, const char *arg, ...)
{
    va_list ap;
    char **const argv = TN_EXEC_VECTOR(ap, arg, arg);
    char **const envp = va_arg(ap, char **);
    va_end(ap);
    return tn_execve(path, argv, envp);
}
TN_PUBLIC(execle);
