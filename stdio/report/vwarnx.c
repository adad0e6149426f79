// SPDX-License-Identifier: MIT
#include "stdio/report/report.h"

void tn_vwarnx(const char *format, va_list ap) { tn_report(0, format, ap); }
TN_PUBLIC(vwarnx);
