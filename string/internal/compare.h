// SPDX-License-Identifier: MIT
// Comparing strings, written over the vector vocabulary: strcmp, strncmp, strcasecmp and
// strncasecmp are instances.
//
// The strings are walked in step, in stretches that end where either of them reaches the end of a
// page. Inside a stretch vectors may be read anywhere; its last one ends exactly with it and
// overlaps what is already compared. So nothing is read from a page before a byte of it must be.
// Needs TNV_UNALIGNED.
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
    if (fold)
        return tnh_either(tnh_ne(tnv_lower(x), tnv_lower(y)), tnh_zero(x));
    return tnh_either(tnh_ne(x, y), tnh_zero(x));
}

// The vectors at a + i and b + i have their first hit in m; bytes from n on do not count.
TN_INLINE int tn_compare_at(const unsigned char *a, const unsigned char *b, size_t i, tnm m,
                            size_t n, bool fold)
{
    i += tnm_first(m);
    if (i >= n)
        return 0;
    return fold ? tn_fold(a[i]) - tn_fold(b[i]) : a[i] - b[i];
}

// The order of the first bytes that differ, among the first n if `bounded`.
TN_INLINE int tn_compare(const char *left, const char *right, size_t n, bool bounded, bool fold)
{
    const unsigned char *a = (const unsigned char *)left, *b = (const unsigned char *)right;
    size_t i = 0; // so many bytes are equal and none of them is NUL
    if (!bounded)
        n = (size_t)-1;
    else if (n == 0)
        return 0;

    // Most strings differ or end here: four vectors that certainly stay on both pages. (The or of
    // two offsets is not less than either.)
    if (tn_likely(((uintptr_t)a | (uintptr_t)b) % TN_COMPARE_PAGE <=
                  TN_COMPARE_PAGE - 4 * TNV_BYTES)) {
#pragma clang loop unroll(full)
        for (; i < 4 * TNV_BYTES; i += TNV_BYTES) {
            tnm m = tnh_mask(tn_compare_hits(a + i, b + i, fold));
            if (tnm_any(m))
                return tn_compare_at(a, b, i, m, n, fold);
            if (bounded && n - i <= TNV_BYTES)
                return 0;
        }
    }
    while (!bounded || i < n) {
        // How many bytes further do the pages of both reach?
        size_t into =
            tn_max((uintptr_t)(a + i) % TN_COMPARE_PAGE, (uintptr_t)(b + i) % TN_COMPARE_PAGE);
        size_t room = TN_COMPARE_PAGE - into;
        if (room < TNV_BYTES && i + room < TNV_BYTES) {
            // A string begins at the end of a page: there is no vector yet that ends with it.
            for (; room && i < n; room--, i++) {
                int x = fold ? tn_fold(a[i]) : a[i], y = fold ? tn_fold(b[i]) : b[i];
                if (x != y || !x)
                    return x - y;
            }
            continue;
        }
        TN_MCA_BEGIN("compare", 4 * TNV_BYTES);
        for (; room >= 4 * TNV_BYTES && n - i > 4 * TNV_BYTES; room -= 4 * TNV_BYTES) {
            const unsigned char *p = a + i, *q = b + i;
            tnh low = tnh_either(tn_compare_hits(p, q, fold),
                                 tn_compare_hits(p + TNV_BYTES, q + TNV_BYTES, fold));
            tnh high = tnh_either(tn_compare_hits(p + 2 * TNV_BYTES, q + 2 * TNV_BYTES, fold),
                                  tn_compare_hits(p + 3 * TNV_BYTES, q + 3 * TNV_BYTES, fold));
            if (tnm_any(tnh_mask(tnh_either(low, high))))
                break;
            i += 4 * TNV_BYTES;
        }
        TN_MCA_END();
        for (; room >= TNV_BYTES; room -= TNV_BYTES) {
            tnm m = tnh_mask(tn_compare_hits(a + i, b + i, fold));
            if (tnm_any(m))
                return tn_compare_at(a, b, i, m, n, fold);
            i += TNV_BYTES;
            if (bounded && i >= n)
                return 0;
        }
        if (room) {
            i -= TNV_BYTES - room;
            tnm m = tnh_mask(tn_compare_hits(a + i, b + i, fold));
            if (tnm_any(m))
                return tn_compare_at(a, b, i, m, n, fold);
            i += TNV_BYTES;
        }
    }
    return 0;
}
