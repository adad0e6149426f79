// SPDX-License-Identifier: MIT
// memchr (C23 7.26.5.2) with vectors of any length. Reads no byte beyond the n, and none on a page
// after the first match's: n may be larger than the object if there is a match in it. (Loads that
// stop at the first fault would do, too, but are slow on many processors.)
#include <stdint.h>
#include <tenon/mem.h>

#include "base/simd/scalable.h"

TN_VARIANT_OF(memchr);

#define PAGE 4096u // pages are a multiple of it

// Where the first four vectors with a hit begin, or the rest of the n bytes at p.
TN_INLINE const char *skip4(const char *p, size_t n, tns c)
{
    size_t bytes = tns_bytes();
    tnl all = tnl_all();
    for (; n >= 4 * bytes; n -= 4 * bytes, p += 4 * bytes) {
        tnsm m0 = tns_eq(all, tns_load(all, p), c);
        tnsm m1 = tns_eq(all, tns_load(all, p + bytes), c);
        tnsm m2 = tns_eq(all, tns_load(all, p + 2 * bytes), c);
        tnsm m3 = tns_eq(all, tns_load(all, p + 3 * bytes), c);
        if (tnsm_any(all, tns_either(all, tns_either(all, m0, m1), tns_either(all, m2, m3))))
            break;
    }
    return p;
}

void *TN_VARIANT(memchr)(const void *s, int byte, size_t n)
{
    const char *p = s;
    tns c = tns_splat((tn_u8)byte);
    while (n) {
        size_t piece = tn_min(n, (size_t)(PAGE - (uintptr_t)p % PAGE));
        const char *end = p + piece;
        n -= piece;
        if (TNS_UNROLL)
            p = skip4(p, piece, c);
        while (p < end) {
            tnl lanes = tnl_upto((size_t)(end - p));
            tnsm hits = tns_eq(lanes, tns_load(lanes, p), c);
            if (tnsm_any(lanes, hits))
                return (void *)(p + tnsm_first(lanes, hits));
            p += tnl_count(lanes);
        }
    }
    return nullptr;
}
