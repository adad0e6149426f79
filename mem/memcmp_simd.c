// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) with vectors. Up to one vector is a single comparison whose lanes from n on
// do not count; it may read beyond the ranges, but not beyond their pages. All else reads exactly
// the ranges.
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

// n < TNV_BYTES and a vector at a or b might touch the next page.
TN_COLD static int at_page_end(const unsigned char *a, const unsigned char *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i])
            return a[i] - b[i];
    return 0;
}

TN_INLINE int order(const unsigned char *a, const unsigned char *b, tnm m)
{
    if (!tnm_any(m))
        return 0;
    unsigned i = tnm_first(m);
    return a[i] - b[i];
}

// There is a vector from a and b on that differs.
TN_INLINE int order_of_first(const unsigned char *a, const unsigned char *b)
{
    tnm m;
    while (m = tnh_mask(differ(a, b)), !tnm_any(m))
        a += TNV_BYTES, b += TNV_BYTES;
    return order(a, b, m);
}

TN_OVERREAD int TN_VARIANT(memcmp)(const void *left, const void *right, size_t n)
{
    const unsigned char *a = left, *b = right;
    tnm m;
    if (n < TNV_BYTES) {
        if (tn_unlikely(((uintptr_t)a | (uintptr_t)b) % PAGE > PAGE - TNV_BYTES))
            return at_page_end(a, b, n);
        if (n == 0)
            return 0;
        return order(a, b, tnm_keep(tnh_mask(differ(a, b)), n));
    }
    m = tnh_mask(differ(a, b));
    if (tnm_any(m))
        return order(a, b, m);
    // Here the first vector is equal. Ranges up to four vectors are looked at from both ends,
    // beyond four at a time; the last four end with the range.
    if (n <= 2 * TNV_BYTES) {
        a += n - TNV_BYTES, b += n - TNV_BYTES;
        return order(a, b, tnh_mask(differ(a, b)));
    }
    if (n <= 4 * TNV_BYTES) {
        const unsigned char *p = a + n - 2 * TNV_BYTES, *q = b + n - 2 * TNV_BYTES;
        tnh second = differ(a + TNV_BYTES, b + TNV_BYTES), third = differ(p, q);
        tnh fourth = differ(p + TNV_BYTES, q + TNV_BYTES);
        if (!tnm_any(tnh_mask(tnh_either(second, tnh_either(third, fourth)))))
            return 0;
        m = tnh_mask(second);
        return tnm_any(m) ? order(a + TNV_BYTES, b + TNV_BYTES, m) : order_of_first(p, q);
    }
    size_t i = TNV_BYTES - (uintptr_t)a % TNV_BYTES;
    a += i, b += i, n -= i;
    TN_MCA_BEGIN("memcmp", 4 * TNV_BYTES);
    for (; n > 4 * TNV_BYTES; a += 4 * TNV_BYTES, b += 4 * TNV_BYTES, n -= 4 * TNV_BYTES)
        if (tnm_any(tnh_mask(differ4(a, b))))
            return order_of_first(a, b);
    TN_MCA_END();
    a += n - 4 * TNV_BYTES, b += n - 4 * TNV_BYTES;
    return tnm_any(tnh_mask(differ4(a, b))) ? order_of_first(a, b) : 0;
}
