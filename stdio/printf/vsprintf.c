// SPDX-License-Identifier: MIT
#include <limits.h>

#include "stdio/stream/file.h"

int tn_vsprintf(char *restrict array, const char *restrict format, va_list ap)
{
    return tn_vsnprintf(array, SIZE_MAX, format, ap);
}
TN_PUBLIC(vsprintf);
