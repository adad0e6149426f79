// SPDX-License-Identifier: MIT
// strtoul, strtoull, strtoumax (C23 7.24.1.7, 7.8.2.3): one function, because all three types have
// 64 bits. Binary prefixes as in C23. Cost: one multiplication per digit; no locale, no state.
#include "stdlib/convert/integer.h"
#include "stdlib/stdlib.h"

unsigned long tn_strtoul(const char *restrict s, char **restrict end, int base)
{
    struct tn_scanned_int r = tn_scan_int(s, base);
    if (end)
        *end = (char *)s + r.length;
    return tn_unsigned_of(r);
}
TN_PUBLIC(strtoul);
TN_PUBLIC_ABI(strtoull, tn_strtoul);
TN_PUBLIC_ABI(strtoumax, tn_strtoul);
// Old headers' inline functions call these, with a further argument that is always 0.
TN_PUBLIC_AS(__strtoul_internal, tn_strtoul);
TN_PUBLIC_AS(__strtoull_internal, tn_strtoul);
TN_PUBLIC_AS(__strtoumax_internal, tn_strtoul);
