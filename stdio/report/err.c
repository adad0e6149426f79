// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/report/report.h"

void tn_err(int status, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    tn_verr(status, format, ap);
}
TN_PUBLIC(err);
