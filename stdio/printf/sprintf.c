// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_sprintf(char *restrict array, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vsprintf(array, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(sprintf);
