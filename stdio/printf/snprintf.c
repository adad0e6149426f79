// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_snprintf(char *restrict array, size_t size, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vsnprintf(array, size, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(snprintf);
