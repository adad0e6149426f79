// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_fscanf(FILE *restrict f, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfscanf(f, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(fscanf);
TN_PUBLIC_AS(__isoc99_fscanf, tn_fscanf);
TN_PUBLIC_AS(__isoc23_fscanf, tn_fscanf);
