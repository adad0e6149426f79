// SPDX-License-Identifier: MIT
#include "sys/process/exec_list.h"
#include "sys/process/process.h"

int tn_execlp(const char *file, const char *arg, ...)
{
    va_list ap;
    char **const argv = TN_EXEC_VECTOR(ap, arg, arg);
    va_end(ap);
    return tn_execvp(file, argv);
}
TN_PUBLIC(execlp);
