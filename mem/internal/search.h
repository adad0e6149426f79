// SPDX-License-Identifier: MIT
// Substring search: memmem and strstr are instances.
//
// Candidates are places where the needle's first and last byte stand at their distance, found a
// vector at a time. Comparisons at false candidates are paid for by the bytes skipped before them;
// when they cannot pay, Two-Way takes over. So text is searched at the speed of memory and the
// worst case is linear.
//
// Memory: vectors are read where all their bytes are in the haystack, or on pages that hold some.
#pragma once

#include <stdint.h>

#include "base/simd/simd.h"
#include "mem/internal/two_way.h"

#define TN_SEARCH_PAGE 4096u // pages are a multiple of it

// The first of n > 0 places p at h with p[0] == first and p[distance] == last, or null. All bytes
// up to h + n + distance exist.
TN_INLINE const unsigned char *tn_find_pair(const unsigned char *h, size_t n, unsigned char first,
                                            unsigned char last, size_t distance)
{
    const unsigned char *end = h + n;
#if TNV_UNALIGNED
    tnv a = tnv_splat(first), b = tnv_splat(last);
    const unsigned char *p = h;
    if (n >= TNV_BYTES) {
        for (;; p += TNV_BYTES) {
            if ((size_t)(end - p) < TNV_BYTES) {
                if (p == end)
                    return nullptr;
                p = end - TNV_BYTES; // some places for the second time
            }
            tnm m = tnh_mask(tnh_both(tnh_eq(tnv_load(p), a), tnh_eq(tnv_load(p + distance), b)));
            if (tnm_any(m))
                return p + tnm_first(m);
        }
    }
    if (tn_likely((uintptr_t)h % TN_SEARCH_PAGE <= TN_SEARCH_PAGE - TNV_BYTES &&
                  (uintptr_t)(h + distance) % TN_SEARCH_PAGE <= TN_SEARCH_PAGE - TNV_BYTES)) {
        tnm m = tnh_mask(tnh_both(tnh_eq(tnv_load(h), a), tnh_eq(tnv_load(h + distance), b)));
        return tnm_any(m) && tnm_first(m) < n ? h + tnm_first(m) : nullptr;
    }
    for (; h < end; h++)
        if (h[0] == first && h[distance] == last)
            return h;
    return nullptr;
#else
    for (; (h = tn_memchr(h, first, (size_t)(end - h))); h++)
        if (h[distance] == last)
            return h;
    return nullptr;
#endif
}

// The first occurrence of x[0, m), m >= 2, in h up to the end of hay; null without one.
TN_INLINE const unsigned char *tn_search(const unsigned char *h, struct tn_haystack hay,
                                         const unsigned char *x, size_t m)
{
    for (size_t budget = 32; tn_haystack_has(&hay, h, m);) {
        size_t places = (size_t)(hay.end - h) - m + 1;
        const unsigned char *from = h;
        h = tn_find_pair(h, places, x[0], x[m - 1], m - 1);
        if (!h) {
            h = from + places;
            continue;
        }
        size_t i = 1;
        while (i < m && h[i] == x[i])
            i++;
        if (i == m)
            return h;
        budget += (size_t)(h - from) / 8;
        h++;
        if (i > budget)
            return tn_two_way(h, hay, x, m);
        budget -= i;
    }
    return nullptr;
}
