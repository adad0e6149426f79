// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/stream/file.h"

int tn_printf(const char *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vfprintf(tn_stdout, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(printf);
