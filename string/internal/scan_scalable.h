// SPDX-License-Identifier: MIT
// Scanning for a byte or the NUL with vectors of any length: strlen, strchr and strchrnul are
// instances. Vectors end with the page they begin on, so nothing is read from a page that does not
// hold a byte up to the result.
#pragma once

#include <stdint.h>

#include "base/simd/scalable.h"

#define TN_SCALABLE_PAGE 4096u // pages are a multiple of it

TN_INLINE size_t tn_scalable_room(const void *p)
{
    return TN_SCALABLE_PAGE - (uintptr_t)p % TN_SCALABLE_PAGE;
}

TN_INLINE tnsm tn_scalable_hits(tnl lanes, const char *p, tns c, tns zero, char byte)
{
    tns v = tns_load(lanes, p);
    tnsm hits = tns_eq(lanes, v, zero);
    return byte ? tns_either(lanes, hits, tns_eq(lanes, v, c)) : hits;
}

// The first `byte` or NUL at or after s.
TN_INLINE char *tn_scalable_find(const char *s, char byte)
{
    const tns c = tns_splat((tn_u8)byte), zero = tns_splat(0);
    const tnl all = tnl_all();
    const size_t bytes = tns_bytes();
    for (;;) {
        size_t room = tn_scalable_room(s);
        tnl lanes = tnl_upto(room);
        tnsm hits = tn_scalable_hits(lanes, s, c, zero, byte);
        if (tnsm_any(lanes, hits))
            return (char *)s + tnsm_first(lanes, hits);
        s += tnl_count(lanes);
        room -= tnl_count(lanes);
        for (; TNS_UNROLL && room >= 4 * bytes; room -= 4 * bytes, s += 4 * bytes) {
            tnsm low = tns_either(all, tn_scalable_hits(all, s, c, zero, byte),
                                  tn_scalable_hits(all, s + bytes, c, zero, byte));
            tnsm high = tns_either(all, tn_scalable_hits(all, s + 2 * bytes, c, zero, byte),
                                   tn_scalable_hits(all, s + 3 * bytes, c, zero, byte));
            if (tnsm_any(all, tns_either(all, low, high)))
                break;
        }
    }
}
