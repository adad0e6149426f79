// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_asprintf(char **result, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vasprintf(result, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(asprintf);
