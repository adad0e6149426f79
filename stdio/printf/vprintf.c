// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_vprintf(const char *restrict format, va_list ap)
{
    return tn_vfprintf(tn_stdout, format, ap);
}
TN_PUBLIC(vprintf);
