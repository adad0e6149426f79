// SPDX-License-Identifier: MIT
// wmemset (C23 7.31.4.7.2) with vectors. Writes exactly the range.
#define TNV_WIDE
#include "locale/locale.h"
#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"

TN_VARIANT_OF(wmemset);

wchar_t *TN_VARIANT(wmemset)(wchar_t *to, wchar_t c, size_t n)
{
    constexpr size_t lanes = TNV_BYTES / sizeof *to;
    const tnv v = tnv_splat((tnc)c);
    if (n < lanes) {
        for (size_t i = 0; i < n; i++)
            to[i] = c;
        return to;
    }
    // From one aligned address to the next, and what is left at both ends with overlap.
    wchar_t *last = to + n - lanes;
    tnv_store(to, v);
    wchar_t *p = (wchar_t *)tn_align_down((uintptr_t)to + TNV_BYTES, TNV_BYTES);
    TN_HOT_LOOP for (; last - p >= (ptrdiff_t)(4 * lanes); p += 4 * lanes)
    {
        tnv_store(p, v);
        tnv_store(p + lanes, v);
        tnv_store(p + 2 * lanes, v);
        tnv_store(p + 3 * lanes, v);
    }
    for (; p < last; p += lanes)
        tnv_store(p, v);
    tnv_store(last, v);
    return to;
}
