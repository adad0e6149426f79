// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) with vectors of any length. Reads nothing outside the ranges.
#include <tenon/mem.h>

#include "base/simd/scalable.h"

TN_VARIANT_OF(memcmp);

TN_INLINE tnsm differ(tnl lanes, const unsigned char *a, const unsigned char *b)
{
    return tns_ne(lanes, tns_load(lanes, a), tns_load(lanes, b));
}

TN_INLINE bool differ4(const unsigned char *a, const unsigned char *b)
{
    size_t bytes = tns_bytes();
    tnl all = tnl_all();
    tnsm low = tns_either(all, differ(all, a, b), differ(all, a + bytes, b + bytes));
    tnsm high = tns_either(all, differ(all, a + 2 * bytes, b + 2 * bytes),
                           differ(all, a + 3 * bytes, b + 3 * bytes));
    return tnsm_any(all, tns_either(all, low, high));
}

int TN_VARIANT(memcmp)(const void *left, const void *right, size_t n)
{
    const unsigned char *a = left, *b = right;
    size_t four = 4 * tns_bytes();
    for (; TNS_UNROLL && n >= four && !differ4(a, b); n -= four)
        a += four, b += four;
    while (n) {
        tnl lanes = tnl_upto(n);
        tnsm hits = differ(lanes, a, b);
        if (tnsm_any(lanes, hits)) {
            size_t i = tnsm_first(lanes, hits);
            return a[i] - b[i];
        }
        a += tnl_count(lanes);
        b += tnl_count(lanes);
        n -= tnl_count(lanes);
    }
    return 0;
}
