// SPDX-License-Identifier: MIT
// The wide form of strtof (C23 7.31.4.1.1): correctly rounded in the current mode; ERANGE on
// overflow, and on underflow if the result is inexact. All locales of this library use the point.
#include "base/errno.h"
#include "stdlib/decimal/parse.h"
#include "stdlib/stdlib.h"

float tn_wcstof(const wchar_t *restrict s, wchar_t **restrict end)
{
    tn_u64 rest[TN_REST_FLOAT];
    struct tn_number num = {.rest = rest, .rest_cap = TN_REST_FLOAT};
    tn_scan_number_wide(&num, s);
    if (end)
        *end = (wchar_t *)s + num.accepted;
    float value = tn_number_float(&num);
    if (num.range)
        errno = ERANGE;
    return value;
}
TN_PUBLIC(wcstof);
