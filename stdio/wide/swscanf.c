// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/wide/wide.h"

int tn_swscanf(const wchar_t *restrict s, const wchar_t *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vswscanf(s, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(swscanf);
TN_PUBLIC_AS(__isoc99_swscanf, tn_swscanf);
TN_PUBLIC_AS(__isoc23_swscanf, tn_swscanf);
