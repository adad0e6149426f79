// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_dprintf(int fd, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vdprintf(fd, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(dprintf);
