// SPDX-License-Identifier: MIT
#include "sys/process/exec_list.h"
#include "sys/process/process.h"

int tn_execl(const char *path, const char *arg, ...)
{
    va_list ap;
    char **const argv = TN_EXEC_VECTOR(ap, arg, arg);
    va_end(ap);
    return tn_execv(path, argv);
}
TN_PUBLIC(execl);
