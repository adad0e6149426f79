// SPDX-License-Identifier: MIT
// What copying and setting need beside the vocabulary: halves of 16 bytes for short ranges, and
// four vectors at a time for the loops.
#pragma once

#include <stdint.h>

#include "base/simd/simd.h"

typedef tn_u8 tn_half __attribute__((vector_size(16)));

TN_INLINE tn_half tn_load_half(const char *p)
{
    tn_half v;
    __builtin_memcpy_inline(&v, p, sizeof v);
    return v;
}
TN_INLINE void tn_store_half(char *p, tn_half v) { __builtin_memcpy_inline(p, &v, sizeof v); }

struct tnv4 {
    tnv v[4];
};
TN_INLINE struct tnv4 tnv4_load(const char *p)
{
    return (struct tnv4){{tnv_load(p), tnv_load(p + TNV_BYTES), tnv_load(p + 2 * TNV_BYTES),
                          tnv_load(p + 3 * TNV_BYTES)}};
}
TN_INLINE void tnv4_store(char *p, struct tnv4 b)
{
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++)
        tnv_store(p + i * TNV_BYTES, b.v[i]);
}
TN_INLINE void tnv4_store_aligned(char *p, struct tnv4 b)
{
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++)
        tnv_store_aligned(p + i * TNV_BYTES, b.v[i]);
}
