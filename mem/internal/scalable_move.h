// SPDX-License-Identifier: MIT
// Copying with vectors of any length: memcpy and memmove are instances. Reads and writes exactly
// the two ranges.
#pragma once

#include <stdint.h>

#include "base/simd/scalable.h"

// Four vectors; all loads precede the stores.
TN_INLINE void tn_scalable_move4(char *d, const char *s)
{
    size_t bytes = tns_bytes();
    tnl all = tnl_all();
    tns v0 = tns_load(all, s), v1 = tns_load(all, s + bytes);
    tns v2 = tns_load(all, s + 2 * bytes), v3 = tns_load(all, s + 3 * bytes);
    tns_store(all, d, v0);
    tns_store(all, d + bytes, v1);
    tns_store(all, d + 2 * bytes, v2);
    tns_store(all, d + 3 * bytes, v3);
}

TN_INLINE void *tn_scalable_move(void *dst, const void *src, size_t n, bool may_overlap)
{
    char *d = dst;
    const char *s = src;
    size_t bytes = tns_bytes();
    if (tn_likely(n <= 2 * bytes)) {
        // The second vector has no lanes where the first has all the bytes.
        tnl low = tnl_upto(n);
        size_t rest = tnl_count(low);
        tnl high = tnl_upto(n - rest);
        tns v = tns_load(low, s), w = tns_load(high, s + rest);
        tns_store(low, d, v);
        tns_store(high, d + rest, w);
        return dst;
    }
    if (!may_overlap || (uintptr_t)d - (uintptr_t)s >= n) {
        for (; TNS_UNROLL && n >= 4 * bytes; n -= 4 * bytes, s += 4 * bytes, d += 4 * bytes)
            tn_scalable_move4(d, s);
        while (n) {
            tnl lanes = tnl_upto(n);
            tns_store(lanes, d, tns_load(lanes, s));
            n -= tnl_count(lanes), s += tnl_count(lanes), d += tnl_count(lanes);
        }
    } else {
        for (; TNS_UNROLL && n >= 4 * bytes; n -= 4 * bytes)
            tn_scalable_move4(d + n - 4 * bytes, s + n - 4 * bytes);
        while (n) {
            tnl lanes = tnl_upto(n);
            n -= tnl_count(lanes);
            tns_store(lanes, d + n, tns_load(lanes, s + n));
        }
    }
    return dst;
}
