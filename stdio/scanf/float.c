// SPDX-License-Identifier: MIT
// Floating-point fields: the engine of strtod on a stream. Stack: 0.5 KB for float and double, 5 KB
// for long double.
#include "stdio/scanf/input.h"
#include "stdlib/decimal/parse.h"

static int next(void *in) { return tn_input_next(in); }

static bool scan(struct tn_number *n, struct tn_input *in)
{
    tn_scan_number(n, next, in);
    tn_input_stop(in);
    return n->kind != TN_NUMBER_NONE && n->accepted == n->consumed;
}

TN_NOINLINE static bool scan_long_double(struct tn_input *in, long double *to)
{
    tn_u64 rest[TN_REST_LDOUBLE];
    struct tn_number n = {.rest = rest, .rest_cap = TN_REST_LDOUBLE};
    bool ok = scan(&n, in);
    if (ok && to)
        *to = tn_number_ldouble(&n);
    return ok;
}

bool tn_scan_float(struct tn_input *in, int size, void *to)
{
    if (size == 2)
        return scan_long_double(in, to);
    tn_u64 rest[TN_REST_DOUBLE];
    struct tn_number n = {.rest = rest, .rest_cap = TN_REST_DOUBLE};
    bool ok = scan(&n, in);
    if (ok && to && size == 1)
        *(double *)to = tn_number_double(&n);
    else if (ok && to)
        *(float *)to = tn_number_float(&n);
    return ok;
}
