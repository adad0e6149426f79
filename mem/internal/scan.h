// SPDX-License-Identifier: MIT
// Scanning for the first lane that is wanted, written over the vector vocabulary: strlen, strchr,
// strchrnul, memchr and, over wide lanes, wcslen, wcschr and wmemchr are instances. Sizes are in
// bytes.
//
// Memory: the vector at the given address is read only where it stays on its page; all others are
// aligned, in the loops four at a time and aligned to that. So nothing is read from a page that
// does not hold a byte up to the result.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"

#define TN_SCAN_PAGE 4096u // pages are a multiple of it

enum tn_scan_for {
    TN_SCAN_NUL,
    TN_SCAN_BYTE,
    TN_SCAN_BYTE_OR_NUL,
    TN_SCAN_LETTER_OR_NUL, // a letter of ASCII in either case, given in lower case
};

TN_INLINE tnh tn_scan_vector(tnv v, tnv c, enum tn_scan_for what)
{
    if (what == TN_SCAN_NUL)
        return tnh_zero(v);
    if (what == TN_SCAN_BYTE)
        return tnh_eq(v, c);
    // The case is one bit, which no other pair of characters with this letter differs in.
    tnv w = what == TN_SCAN_LETTER_OR_NUL ? v | tnv_splat(0x20) : v;
    return tnh_either(tnh_zero(v), tnh_eq(w, c));
}

TN_INLINE tnh tn_scan_hits(const char *p, tnv c, enum tn_scan_for what)
{
    return tn_scan_vector(tnv_load_aligned(p), c, what);
}

TN_INLINE tnh tn_scan_hits4(const char *p, tnv c, enum tn_scan_for what)
{
    return tnh_either(tnh_either(tn_scan_hits(p, c, what), tn_scan_hits(p + TNV_BYTES, c, what)),
                      tnh_either(tn_scan_hits(p + 2 * TNV_BYTES, c, what),
                                 tn_scan_hits(p + 3 * TNV_BYTES, c, what)));
}

// The hits of the first *covered bytes at s, from the vector at s or, near the end of a page, from
// the aligned block around s.
TN_INLINE tnm tn_scan_head(const char *s, tnv c, enum tn_scan_for what, size_t *covered)
{
    if (TNV_UNALIGNED && tn_likely((uintptr_t)s % TN_SCAN_PAGE <= TN_SCAN_PAGE - TNV_BYTES)) {
        *covered = TNV_BYTES;
        return tnh_mask(tn_scan_vector(tnv_load(s), c, what));
    }
    size_t into = (uintptr_t)s % TNV_BYTES;
    *covered = TNV_BYTES - into;
    return tnm_drop(tnh_mask(tn_scan_hits(s - into, c, what)), into);
}

// The first hit at or after s; there must be one.
TN_INLINE const char *tn_scan(const char *s, tnc wanted, enum tn_scan_for what)
{
    tnv c = tnv_splat(wanted);
    size_t covered;
    tnm m = tn_scan_head(s, c, what, &covered);
    if (tnm_any(m))
        return s + tnm_first(m);

    const char *p = (const char *)tn_align_down((uintptr_t)s + covered, TNV_BYTES);
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++, p += TNV_BYTES) {
        m = tnh_mask(tn_scan_hits(p, c, what));
        if (tnm_any(m))
            return p + tnm_first(m);
    }
    // Back to a multiple of four vectors; no byte before the old p is a hit.
    p = (const char *)tn_align_down((uintptr_t)p, 4 * TNV_BYTES);
    TN_MCA_BEGIN("scan", 4 * TNV_BYTES);
    TN_HOT_LOOP while (!tnm_any(tnh_mask(tn_scan_hits4(p, c, what)))) p += 4 * TNV_BYTES;
    TN_MCA_END();
#pragma clang loop unroll(full)
    for (int i = 0; i < 3; i++, p += TNV_BYTES) {
        m = tnh_mask(tn_scan_hits(p, c, what));
        if (tnm_any(m))
            return p + tnm_first(m);
    }
    return p + tnm_first(tnh_mask(tn_scan_hits(p, c, what)));
}

// The first lane equal to `wanted` among the n bytes at s, or null. n may be larger than the object
// if there is a hit in it.
TN_INLINE const char *tn_scan_n(const char *s, tnc wanted, size_t n)
{
    tnv c = tnv_splat(wanted);
    size_t covered;
    if (n == 0)
        return nullptr;
    tnm m = tn_scan_head(s, c, TN_SCAN_BYTE, &covered);
    if (tn_unlikely(tnm_any(m)))
        return tnm_first(m) < n ? s + tnm_first(m) : nullptr;
    if (tn_unlikely(n <= covered))
        return nullptr;

    // Hits are called unlikely so that the loop below counts as hot and is aligned.
    // n counts the bytes from p on; what is between p and the end of the head is looked at twice.
    const char *p = (const char *)tn_align_down((uintptr_t)s + covered, TNV_BYTES);
    n -= (size_t)(p - s);
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++, p += TNV_BYTES, n -= TNV_BYTES) {
        m = tnh_mask(tn_scan_hits(p, c, TN_SCAN_BYTE));
        if (tn_unlikely(tnm_any(m)))
            return tnm_first(m) < n ? p + tnm_first(m) : nullptr;
        if (tn_unlikely(n <= TNV_BYTES))
            return nullptr;
    }
    // Back to a multiple of four vectors, which are on one page; no byte before the old p is a hit.
    uintptr_t end;
    if (tn_add_overflow((uintptr_t)p, n, &end))
        end = UINTPTR_MAX;
    p = (const char *)tn_align_down((uintptr_t)p, 4 * TNV_BYTES);
    const char *last = (const char *)tn_align_down(end - 1, 4 * TNV_BYTES);
    TN_MCA_BEGIN("scan_n", 4 * TNV_BYTES);
    TN_HOT_LOOP while (p < last && tn_likely(!tnm_any(tnh_mask(tn_scan_hits4(p, c, TN_SCAN_BYTE)))))
    {
        p += 4 * TNV_BYTES;
    }
    TN_MCA_END();
    if (!tnm_any(tnh_mask(tn_scan_hits4(p, c, TN_SCAN_BYTE))))
        return nullptr;
    TN_READ_AGAIN(p);
    while (m = tnh_mask(tn_scan_hits(p, c, TN_SCAN_BYTE)), !tnm_any(m))
        p += TNV_BYTES;
    p += tnm_first(m);
    return (uintptr_t)p < end ? p : nullptr;
}
