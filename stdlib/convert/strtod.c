// SPDX-License-Identifier: MIT
// Reads a double (C23 7.24.1.6): correctly rounded in the current mode; ERANGE on overflow, and on
// underflow if the result is inexact. All locales of this library use the point.
#include "base/errno.h"
#include "stdlib/decimal/parse.h"
#include "stdlib/stdlib.h"

double tn_strtod(const char *restrict s, char **restrict end)
{
    tn_u64 rest[TN_REST_DOUBLE];
    struct tn_number num = {.rest = rest, .rest_cap = TN_REST_DOUBLE};
    tn_scan_number_string(&num, s);
    if (end)
        *end = (char *)s + num.accepted;
    double value = tn_number_double(&num);
    if (num.range)
        errno = ERANGE;
    return value;
}
TN_PUBLIC(strtod);

double tn_strtod_l(const char *restrict s, char **restrict end, struct __locale_struct *)
{
    return tn_strtod(s, end);
}
TN_PUBLIC(strtod_l);
TN_PUBLIC_AS(__strtod_l, tn_strtod_l);
