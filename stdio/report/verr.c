// SPDX-License-Identifier: MIT
#include "stdio/report/report.h"
#include "stdlib/stdlib.h"

void tn_verr(int status, const char *format, va_list ap)
{
    tn_vwarn(format, ap);
    tn_exit(status);
}
TN_PUBLIC(verr);
