// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stdio.h"

int tn_sscanf(const char *restrict s, const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vsscanf(s, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(sscanf);
TN_PUBLIC_AS(__isoc99_sscanf, tn_sscanf);
TN_PUBLIC_AS(__isoc23_sscanf, tn_sscanf);
