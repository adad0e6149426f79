// SPDX-License-Identifier: MIT
// memrchr with vectors, from the end. Reads aligned blocks that hold a byte of the range, and no
// others.
#include <stdint.h>
#include <tenon/mem.h>

#include "base/simd/simd.h"

TN_VARIANT_OF(memrchr);

TN_OVERREAD void *TN_VARIANT(memrchr)(const void *start, int byte, size_t n)
{
    const char *s = start, *end = s + n;
    tnv c = tnv_splat((tn_u8)byte);
    if (n == 0)
        return nullptr;

    size_t into = (uintptr_t)end % TNV_BYTES;
    const char *p = end - into;
    if (into) {
        tnm m = tnm_keep(tnh_mask(tnh_eq(tnv_load_aligned(p), c)), into);
        if (tnm_any(m)) {
            const char *hit = p + tnm_last(m);
            return hit >= s ? (void *)hit : nullptr;
        }
    }
    // Here p is aligned and no byte from p on is a hit. The difference is negative where the block
    // of s is done.
    while (p - s >= 4 * TNV_BYTES) {
        const char *q = p - 4 * TNV_BYTES;
        tnh low =
            tnh_either(tnh_eq(tnv_load_aligned(q), c), tnh_eq(tnv_load_aligned(q + TNV_BYTES), c));
        tnh high = tnh_either(tnh_eq(tnv_load_aligned(q + 2 * TNV_BYTES), c),
                              tnh_eq(tnv_load_aligned(q + 3 * TNV_BYTES), c));
        if (tnm_any(tnh_mask(tnh_either(low, high))))
            break;
        p = q;
    }
    while (p > s) {
        p -= TNV_BYTES;
        tnm m = tnh_mask(tnh_eq(tnv_load_aligned(p), c));
        if (tnm_any(m)) {
            const char *hit = p + tnm_last(m);
            return hit >= s ? (void *)hit : nullptr;
        }
    }
    return nullptr;
}
