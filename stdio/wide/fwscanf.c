// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/wide/wide.h"

int tn_fwscanf(FILE *restrict f, const wchar_t *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfwscanf(f, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(fwscanf);
TN_PUBLIC_AS(__isoc99_fwscanf, tn_fwscanf);
TN_PUBLIC_AS(__isoc23_fwscanf, tn_fwscanf);
