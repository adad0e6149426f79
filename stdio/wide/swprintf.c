// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/wide/wide.h"

int tn_swprintf(wchar_t *restrict s, size_t size, const wchar_t *restrict format, ...)
{
    va_list ap;
    va_start(ap, format);
    int n = tn_vswprintf(s, size, format, ap);
    va_end(ap);
    return n;
}
TN_PUBLIC(swprintf);
