// SPDX-License-Identifier: MIT
// The order of two ranges, written over the vector vocabulary: memcmp and, over wide lanes, wmemcmp
// are instances. Sizes are in bytes. Up to one vector is a single comparison whose lanes from n on
// do not count; without masks it may read beyond the ranges, but not beyond their pages. All else
// reads exactly the ranges.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"

#define TN_ORDER_PAGE 4096u // pages are a multiple of it

TN_INLINE int tn_order_lanes(const unsigned char *a, const unsigned char *b)
{
#ifdef TNV_WIDE
    const wchar_t x = *(const wchar_t *)a, y = *(const wchar_t *)b;
    return (x > y) - (x < y);
#else
    return *a - *b;
#endif
}

TN_INLINE tnh tn_order_differ(const unsigned char *a, const unsigned char *b)
{
    return tnh_ne(tnv_load(a), tnv_load(b));
}

TN_INLINE tnh tn_order_differ4(const unsigned char *a, const unsigned char *b)
{
    return tnh_either(
        tnh_either(tn_order_differ(a, b), tn_order_differ(a + TNV_BYTES, b + TNV_BYTES)),
        tnh_either(tn_order_differ(a + 2 * TNV_BYTES, b + 2 * TNV_BYTES),
                   tn_order_differ(a + 3 * TNV_BYTES, b + 3 * TNV_BYTES)));
}

#if !TNV_MASKED
// n < TNV_BYTES and a vector at a or b might touch the next page.
TN_COLD static int tn_order_at_page_end(const unsigned char *a, const unsigned char *b, size_t n)
{
#ifndef TNV_WIDE
    for (; n >= 8; n -= 8, a += 8, b += 8) {
        tn_u64 x = tn_load_u64(a), y = tn_load_u64(b);
        if (x != y)
            return __builtin_bswap64(x) < __builtin_bswap64(y) ? -1 : 1;
    }
#endif
    for (; n; n -= sizeof(tnc), a += sizeof(tnc), b += sizeof(tnc)) {
        int order = tn_order_lanes(a, b);
        if (order)
            return order;
    }
    return 0;
}

TN_INLINE bool tn_order_near_page_end(const unsigned char *p)
{
    return (uintptr_t)p % TN_ORDER_PAGE > TN_ORDER_PAGE - TNV_BYTES;
}
#endif

TN_INLINE int tn_order_in(const unsigned char *a, const unsigned char *b, tnm m)
{
    unsigned i = tnm_first(m);
    return tn_order_lanes(a + i, b + i);
}

// There is a vector from a and b on that differs.
TN_NOINLINE TN_OVERREAD static int tn_order_of_first(const unsigned char *a, const unsigned char *b)
{
    tnm m;
    while (m = tnm_ne(tnv_load(a), tnv_load(b)), !tnm_any(m))
        a += TNV_BYTES, b += TNV_BYTES;
    return tn_order_in(a, b, m);
}

// n > 4 * TNV_BYTES: four vectors at a time, the last four end with the range. Out of line so that
// the loop counts as hot and is aligned.
TN_NOINLINE TN_OVERREAD static int tn_order_long(const unsigned char *a, const unsigned char *b,
                                                 size_t n)
{
    const unsigned char *last = a + n - 4 * TNV_BYTES;
    ptrdiff_t to_b = b - a;
    if (tnm_any(tnh_mask(tn_order_differ4(a, b))))
        return tn_order_of_first(a, b);
    if (n > 8 * TNV_BYTES) {
        a = (const unsigned char *)tn_align_down((uintptr_t)a, TNV_BYTES) + 4 * TNV_BYTES;
        TN_MCA_BEGIN("memcmp", 4 * TNV_BYTES);
        TN_HOT_LOOP for (; a < last; a += 4 * TNV_BYTES) if (
            tn_unlikely(tnm_any(
                tnh_mask(tn_order_differ4(a, a + to_b))))) return tn_order_of_first(a, a + to_b);
        TN_MCA_END();
    }
    return tnm_any(tnh_mask(tn_order_differ4(last, last + to_b)))
               ? tn_order_of_first(last, last + to_b)
               : 0;
}

// Negative, 0 or positive.
TN_INLINE int tn_order(const void *left, const void *right, size_t n)
{
    const unsigned char *a = left, *b = right;
    tnm m;
    if (n < TNV_BYTES) {
#if TNV_MASKED
        m = tnm_ne(tnv_load_n(a, n), tnv_load_n(b, n));
#else
        if (tn_unlikely(tn_order_near_page_end(a) || tn_order_near_page_end(b)))
            return tn_order_at_page_end(a, b, n);
        if (tn_unlikely(n == 0)) // of null pointers, perhaps
            return 0;
        m = tnm_keep(tnm_ne(tnv_load(a), tnv_load(b)), n);
#endif
        return tn_likely(!tnm_any(m)) ? 0 : tn_order_in(a, b, m);
    }
    // Ranges of up to four vectors are looked at from both ends.
    const unsigned char *p = a + n - TNV_BYTES, *q = b + n - TNV_BYTES;
    if (n <= 2 * TNV_BYTES) {
        m = tnm_ne(tnv_load(a), tnv_load(b));
        if (tn_unlikely(tnm_any(m)))
            return tn_order_in(a, b, m);
        m = tnm_ne(tnv_load(p), tnv_load(q));
        return tn_likely(!tnm_any(m)) ? 0 : tn_order_in(p, q, m);
    }
    if (n > 4 * TNV_BYTES)
        return tn_order_long(a, b, n);
    tnh low = tnh_either(tn_order_differ(a, b), tn_order_differ(a + TNV_BYTES, b + TNV_BYTES));
    tnh high = tnh_either(tn_order_differ(p - TNV_BYTES, q - TNV_BYTES), tn_order_differ(p, q));
    if (tn_likely(!tnm_any(tnh_mask(tnh_either(low, high)))))
        return 0;
    return tnm_any(tnh_mask(low)) ? tn_order_of_first(a, b)
                                  : tn_order_of_first(p - TNV_BYTES, q - TNV_BYTES);
}
