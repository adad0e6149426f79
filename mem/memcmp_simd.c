// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) with vectors. Up to one vector is a single comparison whose lanes from n on
// do not count; without masks it may read beyond the ranges, but not beyond their pages. All else
// reads exactly the ranges.
#include <stdint.h>
#include <tenon/mem.h>

#include "base/mca.h"
#include "base/simd/simd.h"

TN_VARIANT_OF(memcmp);

#define PAGE 4096u // pages are a multiple of it

TN_INLINE tnh differ(const unsigned char *a, const unsigned char *b)
{
    return tnh_ne(tnv_load(a), tnv_load(b));
}

TN_INLINE tnh differ4(const unsigned char *a, const unsigned char *b)
{
    return tnh_either(tnh_either(differ(a, b), differ(a + TNV_BYTES, b + TNV_BYTES)),
                      tnh_either(differ(a + 2 * TNV_BYTES, b + 2 * TNV_BYTES),
                                 differ(a + 3 * TNV_BYTES, b + 3 * TNV_BYTES)));
}

#if !TNV_MASKED
// n < TNV_BYTES and a vector at a or b might touch the next page.
TN_COLD static int at_page_end(const unsigned char *a, const unsigned char *b, size_t n)
{
    for (; n >= 8; n -= 8, a += 8, b += 8) {
        tn_u64 x = tn_load_u64(a), y = tn_load_u64(b);
        if (x != y)
            return __builtin_bswap64(x) < __builtin_bswap64(y) ? -1 : 1;
    }
    for (; n; n--, a++, b++)
        if (*a != *b)
            return *a - *b;
    return 0;
}

TN_INLINE bool near_page_end(const unsigned char *p)
{
    return (uintptr_t)p % PAGE > PAGE - TNV_BYTES;
}
#endif

TN_INLINE int order(const unsigned char *a, const unsigned char *b, tnm m)
{
    unsigned i = tnm_first(m);
    return a[i] - b[i];
}

// There is a vector from a and b on that differs.
TN_NOINLINE TN_OVERREAD static int order_of_first(const unsigned char *a, const unsigned char *b)
{
    tnm m;
    while (m = tnm_ne(tnv_load(a), tnv_load(b)), !tnm_any(m))
        a += TNV_BYTES, b += TNV_BYTES;
    return order(a, b, m);
}

// n > 4 * TNV_BYTES: four vectors at a time, the last four end with the range. Out of line so that
// the loop counts as hot and is aligned.
TN_NOINLINE TN_OVERREAD static int compare_long(const unsigned char *a, const unsigned char *b,
                                                size_t n)
{
    const unsigned char *last = a + n - 4 * TNV_BYTES;
    ptrdiff_t to_b = b - a;
    if (tnm_any(tnh_mask(differ4(a, b))))
        return order_of_first(a, b);
    if (n > 8 * TNV_BYTES) {
        a = (const unsigned char *)tn_align_down((uintptr_t)a, TNV_BYTES) + 4 * TNV_BYTES;
        TN_MCA_BEGIN("memcmp", 4 * TNV_BYTES);
        TN_HOT_LOOP for (; a < last; a += 4 * TNV_BYTES) if (
            tn_unlikely(tnm_any(tnh_mask(differ4(a, a + to_b))))) return order_of_first(a,
                                                                                        a + to_b);
        TN_MCA_END();
    }
    return tnm_any(tnh_mask(differ4(last, last + to_b))) ? order_of_first(last, last + to_b) : 0;
}

TN_OVERREAD int TN_VARIANT(memcmp)(const void *left, const void *right, size_t n)
{
    const unsigned char *a = left, *b = right;
    tnm m;
    if (n < TNV_BYTES) {
#if TNV_MASKED
        m = tnm_ne(tnv_load_n(a, n), tnv_load_n(b, n));
#else
        if (tn_unlikely(near_page_end(a) || near_page_end(b)))
            return at_page_end(a, b, n);
        if (tn_unlikely(n == 0)) // of null pointers, perhaps
            return 0;
        m = tnm_keep(tnm_ne(tnv_load(a), tnv_load(b)), n);
#endif
        return tn_likely(!tnm_any(m)) ? 0 : order(a, b, m);
    }
    // Ranges of up to four vectors are looked at from both ends.
    const unsigned char *p = a + n - TNV_BYTES, *q = b + n - TNV_BYTES;
    if (n <= 2 * TNV_BYTES) {
        m = tnm_ne(tnv_load(a), tnv_load(b));
        if (tn_unlikely(tnm_any(m)))
            return order(a, b, m);
        m = tnm_ne(tnv_load(p), tnv_load(q));
        return tn_likely(!tnm_any(m)) ? 0 : order(p, q, m);
    }
    if (n > 4 * TNV_BYTES)
        return compare_long(a, b, n);
    tnh low = tnh_either(differ(a, b), differ(a + TNV_BYTES, b + TNV_BYTES));
    tnh high = tnh_either(differ(p - TNV_BYTES, q - TNV_BYTES), differ(p, q));
    if (tn_likely(!tnm_any(tnh_mask(tnh_either(low, high)))))
        return 0;
    return tnm_any(tnh_mask(low)) ? order_of_first(a, b)
                                  : order_of_first(p - TNV_BYTES, q - TNV_BYTES);
}
