// SPDX-License-Identifier: MIT
// wmemcmp (C23 7.31.4.4.5) with vectors. Reads exactly the ranges.
#define TNV_WIDE
#include "base/mca.h"
#include "base/simd/simd.h"
#include "locale/locale.h"

TN_VARIANT_OF(wmemcmp);

TN_INLINE tnh differ(const wchar_t *a, const wchar_t *b)
{
    return tnh_ne(tnv_load(a), tnv_load(b));
}

TN_INLINE int order(wchar_t x, wchar_t y) { return (x > y) - (x < y); }

int TN_VARIANT(wmemcmp)(const wchar_t *a, const wchar_t *b, size_t n)
{
    constexpr size_t lanes = TNV_BYTES / sizeof *a;
    if (n < lanes) {
        for (; n; a++, b++, n--)
            if (*a != *b)
                return order(*a, *b);
        return 0;
    }
    const wchar_t *last = a + n - lanes; // where the last vector begins
    TN_HOT_LOOP while ((size_t)(last - a) > 4 * lanes)
    {
        tnh low = tnh_either(differ(a, b), differ(a + lanes, b + lanes));
        tnh high =
            tnh_either(differ(a + 2 * lanes, b + 2 * lanes), differ(a + 3 * lanes, b + 3 * lanes));
        if (tnm_any(tnh_mask(tnh_either(low, high))))
            break;
        a += 4 * lanes, b += 4 * lanes;
    }
    for (;;) {
        tnm m = tnh_mask(differ(a, b));
        if (tnm_any(m)) {
            size_t i = tnm_first(m) / sizeof *a;
            return order(a[i], b[i]);
        }
        if (a == last)
            return 0;
        size_t step = tn_min((size_t)(last - a), lanes);
        a += step, b += step;
    }
}
