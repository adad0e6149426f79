// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/wide/wide.h"

int tn_wprintf(const wchar_t *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfwprintf(tn_stdout, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(wprintf);
