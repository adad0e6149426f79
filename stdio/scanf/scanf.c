// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stream/file.h"

int tn_scanf(const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfscanf(tn_stdin, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(scanf);
TN_PUBLIC_AS(__isoc99_scanf, tn_scanf);
TN_PUBLIC_AS(__isoc23_scanf, tn_scanf);
