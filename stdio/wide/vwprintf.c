// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

int tn_vwprintf(const wchar_t *restrict format, va_list ap)
{
    return tn_vfwprintf(tn_stdout, format, ap);
}
TN_PUBLIC(vwprintf);
