// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/report/report.h"

void tn_warn(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    tn_vwarn(format, ap);
    va_end(ap);
}
TN_PUBLIC(warn);
