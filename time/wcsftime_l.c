// SPDX-License-Identifier: MIT
// wcsftime_l: every locale of this library has the POSIX names of days and months.
#include "time/time.h"

size_t tn_wcsftime_l(wchar_t *restrict s, size_t size, const wchar_t *restrict format,
                     const struct tm *restrict tm, locale_t)
{
    return tn_wcsftime(s, size, format, tm);
}
TN_PUBLIC(wcsftime_l);
TN_PUBLIC_AS(__wcsftime_l, tn_wcsftime_l);
