// SPDX-License-Identifier: MIT
// Copying with vectors: memcpy and memmove are instances.
//
// A ladder of size classes in which the copies from both ends overlap in the middle, so that there
// is neither a loop nor a tail up to eight vectors; all loads of a class precede its stores, so
// that the same code serves overlapping ranges. Beyond, four vectors per round with an aligned
// destination, because a store across cache lines costs more than a load. Reads and writes exactly
// the two ranges.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"

typedef tn_u8 tn_half __attribute__((vector_size(16)));
TN_INLINE tn_half tn_load_half(const char *p)
{
    tn_half v;
    __builtin_memcpy_inline(&v, p, sizeof v);
    return v;
}
TN_INLINE void tn_store_half(char *p, tn_half v) { __builtin_memcpy_inline(p, &v, sizeof v); }

// n < 16, with general registers.
TN_INLINE void tn_move_small(char *d, const char *s, size_t n)
{
    if (n >= 8) {
        tn_u64 a = tn_load_u64(s), b = tn_load_u64(s + n - 8);
        tn_store_u64(d, a);
        tn_store_u64(d + n - 8, b);
    } else if (n >= 4) {
        tn_u32 a = tn_load_u32(s), b = tn_load_u32(s + n - 4);
        tn_store_u32(d, a);
        tn_store_u32(d + n - 4, b);
    } else if (n >= 2) {
        tn_u16 a = tn_load_u16(s), b = tn_load_u16(s + n - 2);
        tn_store_u16(d, a);
        tn_store_u16(d + n - 2, b);
    } else if (n == 1) {
        *d = *s;
    }
}

// `count` vectors from either end, for count * TNV_BYTES <= n <= 2 * count * TNV_BYTES.
TN_INLINE void tn_move_ends(char *d, const char *s, size_t n, unsigned count)
{
    tnv head[4], tail[4];
    const char *s_end = s + n - count * TNV_BYTES;
    char *d_end = d + n - count * TNV_BYTES;
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < count; i++) {
        head[i] = tnv_load(s + i * TNV_BYTES);
        tail[i] = tnv_load(s_end + i * TNV_BYTES);
    }
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < count; i++) {
        tnv_store(d + i * TNV_BYTES, head[i]);
        tnv_store(d_end + i * TNV_BYTES, tail[i]);
    }
}

// n > 8 * TNV_BYTES, dst not inside [src, src + n): each round has loaded what later rounds
// overwrite.
TN_INLINE void tn_move_up(char *d, const char *s, size_t n)
{
    const char *s_end = s + n - 4 * TNV_BYTES;
    char *d_end = d + n - 4 * TNV_BYTES;
    tnv head = tnv_load(s);
    tnv t0 = tnv_load(s_end), t1 = tnv_load(s_end + TNV_BYTES);
    tnv t2 = tnv_load(s_end + 2 * TNV_BYTES), t3 = tnv_load(s_end + 3 * TNV_BYTES);

    ptrdiff_t offset = s - d;
    char *p = (char *)tn_align_down((uintptr_t)d, TNV_BYTES) + TNV_BYTES;
    TN_MCA_BEGIN("move_up", 4 * TNV_BYTES);
    // Here [d + TNV_BYTES at most, p) is done but for the head, and p is aligned.
    do {
        tnv v0 = tnv_load(p + offset), v1 = tnv_load(p + offset + TNV_BYTES);
        tnv v2 = tnv_load(p + offset + 2 * TNV_BYTES), v3 = tnv_load(p + offset + 3 * TNV_BYTES);
        tnv_store_aligned(p, v0);
        tnv_store_aligned(p + TNV_BYTES, v1);
        tnv_store_aligned(p + 2 * TNV_BYTES, v2);
        tnv_store_aligned(p + 3 * TNV_BYTES, v3);
        p += 4 * TNV_BYTES;
    } while (p < d_end);
    TN_MCA_END();
    tnv_store(d_end, t0);
    tnv_store(d_end + TNV_BYTES, t1);
    tnv_store(d_end + 2 * TNV_BYTES, t2);
    tnv_store(d_end + 3 * TNV_BYTES, t3);
    tnv_store(d, head);
}

// n > 8 * TNV_BYTES, dst inside [src, src + n): the same from the other end.
TN_INLINE void tn_move_down(char *d, const char *s, size_t n)
{
    tnv tail = tnv_load(s + n - TNV_BYTES);
    tnv h0 = tnv_load(s), h1 = tnv_load(s + TNV_BYTES);
    tnv h2 = tnv_load(s + 2 * TNV_BYTES), h3 = tnv_load(s + 3 * TNV_BYTES);

    ptrdiff_t offset = s - d;
    char *p = (char *)tn_align_down((uintptr_t)(d + n - 1), TNV_BYTES);
    char *d_end = d + n - TNV_BYTES, *d_begin = d + 4 * TNV_BYTES;
    TN_MCA_BEGIN("move_down", 4 * TNV_BYTES);
    do {
        p -= 4 * TNV_BYTES;
        tnv v0 = tnv_load(p + offset), v1 = tnv_load(p + offset + TNV_BYTES);
        tnv v2 = tnv_load(p + offset + 2 * TNV_BYTES), v3 = tnv_load(p + offset + 3 * TNV_BYTES);
        tnv_store_aligned(p + 3 * TNV_BYTES, v3);
        tnv_store_aligned(p + 2 * TNV_BYTES, v2);
        tnv_store_aligned(p + TNV_BYTES, v1);
        tnv_store_aligned(p, v0);
    } while (p > d_begin);
    TN_MCA_END();
    tnv_store(d_end, tail);
    tnv_store(d, h0);
    tnv_store(d + TNV_BYTES, h1);
    tnv_store(d + 2 * TNV_BYTES, h2);
    tnv_store(d + 3 * TNV_BYTES, h3);
}

TN_INLINE void *tn_move(void *dst, const void *src, size_t n, bool may_overlap)
{
    char *d = dst;
    const char *s = src;
    if (tn_likely(n <= 2 * TNV_BYTES)) {
        if (n >= TNV_BYTES) {
            tn_move_ends(d, s, n, 1);
        } else if (n >= 16) {
            tn_half a = tn_load_half(s), b = tn_load_half(s + n - 16);
            tn_store_half(d, a);
            tn_store_half(d + n - 16, b);
        } else {
            tn_move_small(d, s, n);
        }
    } else if (n <= 8 * TNV_BYTES) {
        if (n <= 4 * TNV_BYTES)
            tn_move_ends(d, s, n, 2);
        else
            tn_move_ends(d, s, n, 4);
    } else if (!may_overlap || (uintptr_t)d - (uintptr_t)s >= n) {
        tn_move_up(d, s, n);
    } else {
        tn_move_down(d, s, n);
    }
    return dst;
}
