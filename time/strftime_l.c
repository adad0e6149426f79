// SPDX-License-Identifier: MIT
// strftime_l (POSIX.1-2024): every locale of this library has the POSIX names of days and months.
#include "time/time.h"

size_t tn_strftime_l(char *restrict s, size_t size, const char *restrict format,
                     const struct tm *restrict tm, locale_t)
{
    return tn_strftime(s, size, format, tm);
}
TN_PUBLIC(strftime_l);
TN_PUBLIC_AS(__strftime_l, tn_strftime_l);
