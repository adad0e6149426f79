// SPDX-License-Identifier: MIT
// The wide form of strtod (C23 7.31.4.1.1): correctly rounded in the current mode; ERANGE on
// overflow, and on underflow if the result is inexact. All locales of this library use the point.
#include "base/errno.h"
#include "stdlib/decimal/parse.h"
#include "stdlib/stdlib.h"

double tn_wcstod(const wchar_t *restrict s, wchar_t **restrict end)
{
    tn_u64 rest[TN_REST_DOUBLE];
    struct tn_number num = {.rest = rest, .rest_cap = TN_REST_DOUBLE};
    tn_scan_number_wide(&num, s);
    if (end)
        *end = (wchar_t *)s + num.accepted;
    double value = tn_number_double(&num);
    if (num.range)
        errno = ERANGE;
    return value;
}
TN_PUBLIC(wcstod);
