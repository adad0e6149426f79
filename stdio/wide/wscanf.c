// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/wide/wide.h"

int tn_wscanf(const wchar_t *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfwscanf(tn_stdin, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(wscanf);
TN_PUBLIC_AS(__isoc99_wscanf, tn_wscanf);
TN_PUBLIC_AS(__isoc23_wscanf, tn_wscanf);
