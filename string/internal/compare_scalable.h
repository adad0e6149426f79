// SPDX-License-Identifier: MIT
// Comparing strings with vectors of any length: strcmp and strncmp are instances. Vectors end where
// either string reaches the end of its page, or at n if `bounded`.
#pragma once

#include "string/internal/scan_scalable.h"

TN_INLINE int tn_scalable_compare(const char *left, const char *right, size_t n, bool bounded)
{
    const unsigned char *a = (const unsigned char *)left, *b = (const unsigned char *)right;
    const tns zero = tns_splat(0);
    while (!bounded || n) {
        size_t room = tn_min(tn_scalable_room(a), tn_scalable_room(b));
        tnl lanes = tnl_upto(bounded ? tn_min(room, n) : room);
        tns v = tns_load(lanes, a);
        tnsm hits = tns_either(lanes, tns_ne(lanes, v, tns_load(lanes, b)), tns_eq(lanes, v, zero));
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
