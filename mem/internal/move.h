// SPDX-License-Identifier: MIT
// Copying with vectors: memcpy and memmove are instances.
//
// A ladder of size classes in which the copies from both ends overlap in the middle, so that there
// is neither a loop nor a tail up to eight vectors; all loads of a class precede its stores, so
// that the same code serves overlapping ranges. Beyond, four vectors per round with an aligned
// destination, because a store across cache lines costs more than a load. Reads and writes exactly
// the two ranges.
//
// No `rep movsb`: on a Zen 3 it is nowhere faster than the loop by more than 3 %, starts late, and
// takes up to 30 times as long where the destination is a little above the source modulo 4096.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "mem/internal/block.h"
#include "mem/internal/large.h"

// n < 16, with general registers. The hints make shorter copies fall through more of the tests than
// longer ones: a branch that is taken costs more than one that is not.
TN_INLINE void tn_move_small(char *d, const char *s, size_t n)
{
    if (tn_unlikely(n >= 8)) {
        tn_u64 a = tn_load_u64(s), b = tn_load_u64(s + n - 8);
        tn_store_u64(d, a);
        tn_store_u64(d + n - 8, b);
    } else if (tn_unlikely(n >= 4)) {
        tn_u32 a = tn_load_u32(s), b = tn_load_u32(s + n - 4);
        tn_store_u32(d, a);
        tn_store_u32(d + n - 4, b);
    } else if (tn_likely(n)) {
        // The first byte, the middle one and the last are all there are up to three.
        char a = s[0], b = s[n / 2], c = s[n - 1];
        d[0] = a;
        d[n / 2] = b;
        d[n - 1] = c;
    }
}

// 16 <= n <= 32.
TN_INLINE void tn_move_halves(char *d, const char *s, size_t n)
{
    tn_half a = tn_load_half(s), b = tn_load_half(s + n - 16);
    tn_store_half(d, a);
    tn_store_half(d + n - 16, b);
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
    // In ascending order: neighbouring stores may leave the store buffer as one.
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < count; i++)
        tnv_store(d + i * TNV_BYTES, head[i]);
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < count; i++)
        tnv_store(d_end + i * TNV_BYTES, tail[i]);
}

// Both out of line: called rarely enough, they keep the short copies together, and a loop counts as
// hot, so that it is aligned. They return the caller's result.

// n >= 4 * TNV_BYTES, dst not inside [src, src + n): each round has loaded what later rounds
// overwrite.
TN_NOINLINE static void *tn_move_up(char *d, const char *s, size_t n, void *result)
{
#ifdef __x86_64__
    if (tn_unlikely(n >= TN_LARGE) && tn_move_large(d, s, n))
        return result;
#endif
    char *d_end = d + n - 4 * TNV_BYTES;
    tnv head = tnv_load(s);
    struct tnv4 tail = tnv4_load(s + n - 4 * TNV_BYTES);
    ptrdiff_t offset = s - d;
    char *p = (char *)tn_align_down((uintptr_t)d, TNV_BYTES) + TNV_BYTES;
    // [d, p) is done but for the head, and p is aligned.
    TN_MCA_BEGIN("move_up", 4 * TNV_BYTES);
    TN_HOT_LOOP for (; p < d_end; p += 4 * TNV_BYTES) tnv4_store_aligned(p, tnv4_load(p + offset));
    TN_MCA_END();
    tnv4_store(d_end, tail);
    tnv_store(d, head);
    return result;
}

// n >= 4 * TNV_BYTES, dst inside [src, src + n): the same from the other end.
TN_NOINLINE static void *tn_move_down(char *d, const char *s, size_t n, void *result)
{
    char *d_end = d + n - TNV_BYTES, *d_begin = d + 4 * TNV_BYTES;
    tnv tail = tnv_load(s + n - TNV_BYTES);
    struct tnv4 head = tnv4_load(s);
    ptrdiff_t offset = s - d;
    char *p = (char *)tn_align_down((uintptr_t)(d + n - 1), TNV_BYTES);
    TN_MCA_BEGIN("move_down", 4 * TNV_BYTES);
    TN_HOT_LOOP while (p > d_begin)
    {
        p -= 4 * TNV_BYTES;
        tnv4_store_aligned(p, tnv4_load(p + offset));
    }
    TN_MCA_END();
    tnv_store(d_end, tail);
    tnv4_store(d, head);
    return result;
}

TN_INLINE void *tn_move(void *dst, const void *src, size_t n, bool may_overlap, void *result)
{
    char *d = dst;
    const char *s = src;
    if (tn_unlikely(n > 2 * TNV_BYTES)) {
        if (n <= 4 * TNV_BYTES)
            tn_move_ends(d, s, n, 2);
        else if (n <= 8 * TNV_BYTES)
            tn_move_ends(d, s, n, 4);
        else if (!may_overlap || (uintptr_t)d - (uintptr_t)s >= n)
            return tn_move_up(d, s, n, result);
        else
            return tn_move_down(d, s, n, result);
    } else if (tn_unlikely(n >= TNV_BYTES)) {
        tn_move_ends(d, s, n, 1);
    } else if (TNV_BYTES > 16 && tn_unlikely(n >= 16)) {
        tn_move_halves(d, s, n);
    } else {
        tn_move_small(d, s, n);
    }
    return result;
}
