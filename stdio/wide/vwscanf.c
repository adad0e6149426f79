// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

int tn_vwscanf(const wchar_t *restrict format, va_list ap)
{
    return tn_vfwscanf(tn_stdin, format, ap);
}
TN_PUBLIC(vwscanf);
TN_PUBLIC_AS(__isoc99_vwscanf, tn_vwscanf);
TN_PUBLIC_AS(__isoc23_vwscanf, tn_vwscanf);
