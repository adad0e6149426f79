// SPDX-License-Identifier: MIT
// strtol, strtoll, strtoimax (C23 7.24.1.7, 7.8.2.3): one function, because all three types have 64
// bits. Binary prefixes as in C23. Cost: one multiplication per digit; no locale, no state.
#include "stdlib/convert/integer.h"
#include "stdlib/stdlib.h"

long tn_strtol(const char *restrict s, char **restrict end, int base)
{
    struct tn_scanned_int r = tn_scan_int(s, base);
    if (end)
        *end = (char *)s + r.length;
    return tn_signed_of(r);
}
TN_PUBLIC(strtol);
TN_PUBLIC_ABI(strtoll, tn_strtol);
TN_PUBLIC_ABI(strtoimax, tn_strtol);
// Old headers' inline functions call these, with a further argument that is always 0.
TN_PUBLIC_AS(__strtol_internal, tn_strtol);
TN_PUBLIC_AS(__strtoll_internal, tn_strtol);
TN_PUBLIC_AS(__strtoimax_internal, tn_strtol);
