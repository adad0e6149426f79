// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_vscanf(const char *restrict format, va_list ap) { return tn_vfscanf(tn_stdin, format, ap); }
TN_PUBLIC(vscanf);
TN_PUBLIC_AS(__isoc99_vscanf, tn_vscanf);
TN_PUBLIC_AS(__isoc23_vscanf, tn_vscanf);
