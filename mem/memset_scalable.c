// SPDX-License-Identifier: MIT
// memset (C23 7.26.6.1) with vectors of any length. Writes exactly the range.
#include <tenon/mem.h>

#include "base/simd/scalable.h"

TN_VARIANT_OF(memset);

void *TN_VARIANT(memset)(void *dst, int c, size_t n)
{
    char *d = dst;
    size_t bytes = tns_bytes();
    tns v = tns_splat((tn_u8)c);
    for (; TNS_UNROLL && n >= 4 * bytes; n -= 4 * bytes, d += 4 * bytes) {
        tns_store(tnl_all(), d, v);
        tns_store(tnl_all(), d + bytes, v);
        tns_store(tnl_all(), d + 2 * bytes, v);
        tns_store(tnl_all(), d + 3 * bytes, v);
    }
    while (n) {
        tnl lanes = tnl_upto(n);
        tns_store(lanes, d, v);
        n -= tnl_count(lanes), d += tnl_count(lanes);
    }
    return dst;
}
