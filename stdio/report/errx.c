// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "stdio/report/report.h"

void tn_errx(int status, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    tn_verrx(status, format, ap);
}
TN_PUBLIC(errx);
