// SPDX-License-Identifier: MIT
// Reads a float (C23 7.24.1.6), rounded once: correctly rounded in the current mode; ERANGE on
// overflow, and on underflow if the result is inexact. All locales of this library use the point.
#include "base/errno.h"
#include "stdlib/decimal/parse.h"
#include "stdlib/stdlib.h"

float tn_strtof(const char *restrict s, char **restrict end)
{
    tn_u64 rest[TN_REST_FLOAT];
    struct tn_number num = {.rest = rest, .rest_cap = TN_REST_FLOAT};
    tn_scan_number_string(&num, s);
    if (end)
        *end = (char *)s + num.accepted;
    float value = tn_number_float(&num);
    if (num.range)
        errno = ERANGE;
    return value;
}
TN_PUBLIC(strtof);

float tn_strtof_l(const char *restrict s, char **restrict end, struct __locale_struct *)
{
    return tn_strtof(s, end);
}
TN_PUBLIC(strtof_l);
TN_PUBLIC_AS(__strtof_l, tn_strtof_l);
