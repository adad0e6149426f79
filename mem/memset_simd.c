// SPDX-License-Identifier: MIT
// memset (C23 7.26.6.1) with vectors: stores from both ends that overlap in the middle up to eight
// vectors, then four aligned vectors per round. Writes exactly the range.
#include <stdint.h>
#include <tenon/mem.h>

#include "base/mca.h"
#include "base/simd/simd.h"

TN_VARIANT_OF(memset);

// n < TNV_BYTES: the widest store that fits, from both ends.
TN_INLINE void *set_small(char *d, char *end, size_t n, tn_u8 c)
{
    tn_u64 word = c * TN_ONES;
    if (n >= 16) {
        typedef tn_u8 half __attribute__((vector_size(16)));
        half h = c - (half){};
        __builtin_memcpy_inline(d, &h, sizeof h);
        __builtin_memcpy_inline(end - sizeof h, &h, sizeof h);
    } else if (n >= 8) {
        tn_store_u64(d, word);
        tn_store_u64(end - 8, word);
    } else if (n >= 4) {
        tn_store_u32(d, (tn_u32)word);
        tn_store_u32(end - 4, (tn_u32)word);
    } else if (n >= 2) {
        tn_store_u16(d, (tn_u16)word);
        tn_store_u16(end - 2, (tn_u16)word);
    } else if (n == 1) {
        *d = (char)c;
    }
    return d;
}

void *TN_VARIANT(memset)(void *dst, int c, size_t n)
{
    char *d = dst, *end = d + n;
    tnv v = tnv_splat((tn_u8)c);
    if (n < TNV_BYTES)
        return set_small(d, end, n, (tn_u8)c);
    tnv_store(d, v);
    tnv_store(end - TNV_BYTES, v);
    if (n <= 2 * TNV_BYTES)
        return dst;
    tnv_store(d + TNV_BYTES, v);
    tnv_store(end - 2 * TNV_BYTES, v);
    if (n <= 4 * TNV_BYTES)
        return dst;
    tnv_store(d + 2 * TNV_BYTES, v);
    tnv_store(d + 3 * TNV_BYTES, v);
    tnv_store(end - 4 * TNV_BYTES, v);
    tnv_store(end - 3 * TNV_BYTES, v);
    if (n <= 8 * TNV_BYTES)
        return dst;

    // The first and the last four vectors are done.
    char *p = (char *)tn_align_down((uintptr_t)d, TNV_BYTES) + 4 * TNV_BYTES;
    TN_MCA_BEGIN("memset", 4 * TNV_BYTES);
    do {
        tnv_store_aligned(p, v);
        tnv_store_aligned(p + TNV_BYTES, v);
        tnv_store_aligned(p + 2 * TNV_BYTES, v);
        tnv_store_aligned(p + 3 * TNV_BYTES, v);
        p += 4 * TNV_BYTES;
    } while (p < end - 4 * TNV_BYTES);
    TN_MCA_END();
    return dst;
}
