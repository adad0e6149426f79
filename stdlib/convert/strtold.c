// SPDX-License-Identifier: MIT
// Reads a long double (C23 7.24.1.6). About 10 KB of stack: correctly rounded in the current mode;
// ERANGE on overflow, and on underflow if the result is inexact. All locales of this library use
// the point.
#include "base/errno.h"
#include "stdlib/decimal/parse.h"
#include "stdlib/stdlib.h"

long double tn_strtold(const char *restrict s, char **restrict end)
{
    tn_u64 rest[TN_REST_LDOUBLE];
    struct tn_number num = {.rest = rest, .rest_cap = TN_REST_LDOUBLE};
    tn_scan_number_string(&num, s);
    if (end)
        *end = (char *)s + num.accepted;
    long double value = tn_number_ldouble(&num);
    if (num.range)
        errno = ERANGE;
    return value;
}
TN_PUBLIC(strtold);

long double tn_strtold_l(const char *restrict s, char **restrict end, struct __locale_struct *)
{
    return tn_strtold(s, end);
}
TN_PUBLIC(strtold_l);
TN_PUBLIC_AS(__strtold_l, tn_strtold_l);
