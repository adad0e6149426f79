// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_fprintf(FILE *restrict f, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfprintf(f, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(fprintf);
