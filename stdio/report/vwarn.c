// SPDX-License-Identifier: MIT
#include "base/errno.h"
#include "stdio/report/report.h"

void tn_vwarn(const char *format, va_list ap) { tn_report(errno, format, ap); }
TN_PUBLIC(vwarn);
