// SPDX-License-Identifier: MIT
// Comparing strings, written over the vector vocabulary: strcmp, strncmp, strcasecmp, strncasecmp
// and, over wide lanes, wcscmp and wcsncmp are instances. Sizes are in bytes.
//
// Four vectors wherever the strings begin; from then on the left string is read in aligned vectors
// and the right one at whatever distance it has. A vector of it that crosses the end of a page is
// read only when the bytes before that end are known to hold no NUL, so nothing is read from a page
// before a byte of it must be. Needs TNV_UNALIGNED.
//
// TN_COMPARE_BOUNDED and TN_COMPARE_FOLD say which of the functions the including file defines.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"
#include "string/internal/fold.h"

#define TN_COMPARE_PAGE 4096u // pages are a multiple of it

// Where the vectors at a and b differ or a has its NUL.
TN_INLINE tnh tn_compare_hits(const unsigned char *a, const unsigned char *b, bool fold)
{
    tnv x = tnv_load(a), y = tnv_load(b);
#ifndef TNV_WIDE
    if (fold)
        return tnh_either(tnh_ne_fold(x, y), tnh_zero(x));
#endif
    return tnh_either(tnh_ne(x, y), tnh_zero(x));
}

TN_INLINE tnm tn_compare_mask(const unsigned char *a, const unsigned char *b, bool fold)
{
    return tnh_mask(tn_compare_hits(a, b, fold));
}

// The order of the lanes at a and b.
TN_INLINE int tn_compare_lanes(const unsigned char *a, const unsigned char *b, bool fold)
{
#ifdef TNV_WIDE
    const wchar_t x = *(const wchar_t *)a, y = *(const wchar_t *)b;
    return (x > y) - (x < y);
#else
    return fold ? tn_fold(*a) - tn_fold(*b) : *a - *b;
#endif
}

// The vectors at a + i and b + i have their first hit in m; bytes from n on do not count.
TN_INLINE int tn_compare_at(const unsigned char *a, const unsigned char *b, size_t i, tnm m,
                            size_t n, bool bounded, bool fold)
{
    i += tnm_first(m);
    return bounded && i >= n ? 0 : tn_compare_lanes(a + i, b + i, fold);
}

TN_INLINE tnb tn_compare_block(const unsigned char *a, const unsigned char *b, bool fold)
{
    tnh hits[TNB_VECTORS];
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < TNB_VECTORS; i++, a += TNV_BYTES, b += TNV_BYTES)
        hits[i] = tn_compare_hits(a, b, fold);
    return tnb_mask(hits);
}

// One of the four vectors from i on has a hit. They are read again: vectors kept from a loop would
// each cost it an instruction.
TN_INLINE int tn_compare_in_four(const unsigned char *a, const unsigned char *b, size_t i, size_t n,
                                 bool bounded, bool fold)
{
    TN_READ_AGAIN(a);
    tnb m = tn_compare_block(a + i, b + i, fold);
    if (TNB_VECTORS < 4 && !m) {
        i += TNB_BYTES;
        m = tn_compare_block(a + i, b + i, fold);
    }
    i += (size_t)tn_ctz64(m);
    return bounded && i >= n ? 0 : tn_compare_lanes(a + i, b + i, fold);
}

// How far both pages reach.
TN_INLINE size_t tn_compare_room(const unsigned char *a, const unsigned char *b)
{
    return TN_COMPARE_PAGE - tn_max((uintptr_t)a % TN_COMPARE_PAGE, (uintptr_t)b % TN_COMPARE_PAGE);
}

// From i on, 4 * TNV_BYTES or more; all before is equal. Out of line, so that most calls need no
// register that the caller wants back.
TN_NOINLINE static int tn_compare_far(const unsigned char *a, const unsigned char *b, size_t i,
                                      size_t n)
{
    constexpr bool bounded = TN_COMPARE_BOUNDED, fold = TN_COMPARE_FOLD;
    const size_t four = 4 * TNV_BYTES;
    tnm m;
    i -= (uintptr_t)(a + i) % TNV_BYTES;
    for (;;) {
        size_t room = tn_compare_room(a + i, b + i);
        TN_MCA_BEGIN("compare", 4 * TNV_BYTES);
        TN_HOT_LOOP for (; room >= four && (!bounded || n - i > four); room -= four)
        {
            const unsigned char *p = a + i, *q = b + i;
            tnh low = tnh_either(tn_compare_hits(p, q, fold),
                                 tn_compare_hits(p + TNV_BYTES, q + TNV_BYTES, fold));
            tnh high = tnh_either(tn_compare_hits(p + 2 * TNV_BYTES, q + 2 * TNV_BYTES, fold),
                                  tn_compare_hits(p + 3 * TNV_BYTES, q + 3 * TNV_BYTES, fold));
            if (tnm_any(tnh_mask(tnh_either(low, high))))
                return tn_compare_in_four(a, b, i, n, bounded, fold);
            i += four;
        }
        TN_MCA_END();
        for (; room >= TNV_BYTES; room -= TNV_BYTES) {
            m = tn_compare_mask(a + i, b + i, fold);
            if (tnm_any(m))
                return tn_compare_at(a, b, i, m, n, bounded, fold);
            i += TNV_BYTES;
            if (bounded && i >= n)
                return 0;
        }
        if (room) { // of the right page, as the left vectors are aligned
            size_t j = i + room - TNV_BYTES;
            m = tn_compare_mask(a + j, b + j, fold);
            if (tnm_any(m))
                return tn_compare_at(a, b, j, m, n, bounded, fold);
            if (bounded && n - i <= room)
                return 0;
            m = tn_compare_mask(a + i, b + i, fold);
            if (tnm_any(m))
                return tn_compare_at(a, b, i, m, n, bounded, fold);
            i += TNV_BYTES;
            if (bounded && i >= n)
                return 0;
        }
    }
}

// Strings that begin so near the end of a page that four vectors would cross it.
TN_COLD static int tn_compare_near(const unsigned char *a, const unsigned char *b, size_t n)
{
    constexpr bool bounded = TN_COMPARE_BOUNDED, fold = TN_COMPARE_FOLD;
    tnm m;
    size_t i = 0;
    while (i < 4 * TNV_BYTES) {
        // The last vector before a page's end ends with it and overlaps what is compared.
        size_t room = tn_compare_room(a + i, b + i);
        if (room < TNV_BYTES && i + room < TNV_BYTES) { // no vector is that short
            for (; room; room -= sizeof(tnc), i += sizeof(tnc)) {
                int order = tn_compare_lanes(a + i, b + i, fold);
                if (order || !*(const tnc *)(a + i))
                    return order;
                if (bounded && i + sizeof(tnc) >= n)
                    return 0;
            }
            continue;
        }
        if (room < TNV_BYTES)
            i -= TNV_BYTES - room;
        m = tn_compare_mask(a + i, b + i, fold);
        if (tnm_any(m))
            return tn_compare_at(a, b, i, m, n, bounded, fold);
        i += TNV_BYTES;
        if (bounded && i >= n)
            return 0;
    }
    return tn_compare_far(a, b, i, n);
}

// The order of the first lanes that differ, among those in the first n bytes if TN_COMPARE_BOUNDED.
TN_INLINE int tn_compare(const void *left, const void *right, size_t n)
{
    constexpr bool bounded = TN_COMPARE_BOUNDED, fold = TN_COMPARE_FOLD;
    const unsigned char *a = left, *b = right;
    const size_t four = 4 * TNV_BYTES;
    if (bounded && n == 0)
        return 0;
    if (tn_unlikely((uintptr_t)a % TN_COMPARE_PAGE > TN_COMPARE_PAGE - four ||
                    (uintptr_t)b % TN_COMPARE_PAGE > TN_COMPARE_PAGE - four))
        return tn_compare_near(a, b, n);
    // Most strings differ or end here.
#pragma clang loop unroll(full)
    for (size_t i = 0; i < four; i += TNV_BYTES) {
        tnm m = tn_compare_mask(a + i, b + i, fold);
        if (tnm_any(m))
            return tn_compare_at(a, b, i, m, n, bounded, fold);
        if (bounded && n - i <= TNV_BYTES)
            return 0;
    }
    return tn_compare_far(a, b, four, n);
}
