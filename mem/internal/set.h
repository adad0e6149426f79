// SPDX-License-Identifier: MIT
// Setting with vectors: memset and, over wide lanes, wmemset are instances. Stores from both ends
// that overlap in the middle up to eight vectors, then four aligned vectors per round. Writes
// exactly the range.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "mem/internal/block.h"

// n < TNV_BYTES: the widest store that fits, from both ends. The hints make shorter ones fall
// through more of the tests: a branch that is taken costs more than one that is not.
TN_INLINE void tn_set_small(char *d, size_t n, tn_u64 word)
{
    if (TNV_BYTES > 16 && tn_unlikely(n >= 16)) {
        typedef tn_u64 words __attribute__((vector_size(16)));
        tn_half h = (tn_half)(word - (words){});
        tn_store_half(d, h);
        tn_store_half(d + n - 16, h);
    } else if (tn_unlikely(n >= 8)) {
        tn_store_u64(d, word);
        tn_store_u64(d + n - 8, word);
    } else if (tn_unlikely(n >= 4)) {
        tn_store_u32(d, (tn_u32)word);
        tn_store_u32(d + n - 4, (tn_u32)word);
    } else if (tn_likely(n)) {
        // The first byte, the middle one and the last are all there are up to three.
        d[0] = d[n / 2] = d[n - 1] = (char)word;
    }
}

// n > 8 * TNV_BYTES. Out of line so that the loop counts as hot and is aligned.
TN_NOINLINE static void *tn_set_long(char *d, size_t n, tnv v)
{
    struct tnv4 four = {{v, v, v, v}};
    char *p = (char *)tn_align_down((uintptr_t)d, TNV_BYTES) + TNV_BYTES;
    char *end = d + n - 4 * TNV_BYTES;
    tnv_store(d, v);
    TN_MCA_BEGIN("memset", 4 * TNV_BYTES);
    TN_HOT_LOOP for (; p < end; p += 4 * TNV_BYTES) tnv4_store_aligned(p, four);
    TN_MCA_END();
    tnv4_store(end, four);
    return d;
}

// n bytes at dst to those of `word`, which repeats c as `v` does.
TN_INLINE void *tn_set(void *dst, tnv v, tn_u64 word, size_t n)
{
    char *d = dst, *end = d + n;
    if (n < TNV_BYTES) {
        tn_set_small(d, n, word);
        return dst;
    }
    // Stores are in ascending order: neighbours may leave the store buffer as one.
    if (tn_unlikely(n > 4 * TNV_BYTES)) {
        if (n > 8 * TNV_BYTES)
            return tn_set_long(d, n, v);
        tnv_store(d, v);
        tnv_store(d + TNV_BYTES, v);
        tnv_store(d + 2 * TNV_BYTES, v);
        tnv_store(d + 3 * TNV_BYTES, v);
        tnv_store(end - 4 * TNV_BYTES, v);
        tnv_store(end - 3 * TNV_BYTES, v);
        tnv_store(end - 2 * TNV_BYTES, v);
    } else {
        tnv_store(d, v);
        if (n > 2 * TNV_BYTES) {
            tnv_store(d + TNV_BYTES, v);
            tnv_store(end - 2 * TNV_BYTES, v);
        }
    }
    tnv_store(end - TNV_BYTES, v);
    return dst;
}
