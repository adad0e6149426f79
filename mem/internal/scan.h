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

// Whether c is among the four vectors at p.
TN_INLINE bool tn_scan_any4(const char *p, tnv c)
{
    return tnm_any(tnm_eq4(tnv_load_aligned(p), tnv_load_aligned(p + TNV_BYTES),
                           tnv_load_aligned(p + 2 * TNV_BYTES), tnv_load_aligned(p + 3 * TNV_BYTES),
                           c));
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

#if TNV_UNALIGNED

// The hits of the TNB_BYTES at p, which is a multiple of that if `aligned`.
TN_INLINE tnb tn_scan_block(const char *p, tnv c, enum tn_scan_for what, bool aligned)
{
    tnh hits[TNB_VECTORS];
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < TNB_VECTORS; i++, p += TNV_BYTES)
        hits[i] = tn_scan_vector(aligned ? tnv_load_aligned(p) : tnv_load(p), c, what);
    return tnb_mask(hits);
}

// How far it is from s to the first hit in the four vectors at p, where there is one. They are read
// again: vectors kept from a loop would each cost it an instruction.
TN_INLINE size_t tn_scan_in_four(const char *s, const char *p, tnv c, enum tn_scan_for what)
{
    TN_READ_AGAIN(p);
    size_t at = (size_t)(p - s);
    tnb b = tn_scan_block(p, c, what, true);
    if (TNB_VECTORS < 4 && !b) {
        b = tn_scan_block(p + TNB_BYTES, c, what, true);
        at += TNB_BYTES;
    }
    return at + (size_t)tn_ctz64(b);
}

// What a path returns. Compilers would merge the ends of such paths behind jumps, which cost more
// than what is merged.
TN_INLINE size_t tn_scan_at(size_t at)
{
    __asm__("" : "+r"(at));
    return at;
}

// How far it is from s to the first hit, of which there must be one.
//
// A vector and two blocks from s on, or near the end of a page aligned blocks; then four vectors a
// round. Hits beyond the first vector are called unlikely so that the loop counts as hot and is
// aligned.
TN_INLINE size_t tn_scan(const char *s, tnc wanted, enum tn_scan_for what)
{
    constexpr size_t head = TNV_BYTES + 2 * TNB_BYTES;
    tnv c = tnv_splat(wanted);
    const char *p = s;
    tnb b;
    if (tn_likely((uintptr_t)s % TN_SCAN_PAGE <= TN_SCAN_PAGE - head)) {
        tnm m = tnh_mask(tn_scan_vector(tnv_load(s), c, what));
        if (tnm_any(m))
            return tn_scan_at(tnm_first(m));
        b = tn_scan_block(s + TNV_BYTES, c, what, false);
        if (tn_unlikely(b))
            return tn_scan_at(TNV_BYTES + (size_t)tn_ctz64(b));
        b = tn_scan_block(s + TNV_BYTES + TNB_BYTES, c, what, false);
        if (tn_unlikely(b))
            return tn_scan_at(TNV_BYTES + TNB_BYTES + (size_t)tn_ctz64(b));
        TN_READ_AGAIN(p);
        p = (const char *)tn_align_down((uintptr_t)p + head, 4 * TNV_BYTES);
    } else {
        p = (const char *)tn_align_down((uintptr_t)p, TNB_BYTES);
        b = tn_scan_block(p, c, what, true) >> (s - p);
        if (b)
            return tn_scan_at((size_t)tn_ctz64(b));
        while ((uintptr_t)(p += TNB_BYTES) % (4 * TNV_BYTES)) {
            b = tn_scan_block(p, c, what, true);
            if (b)
                return tn_scan_at((size_t)(p - s) + (size_t)tn_ctz64(b));
        }
    }
    TN_MCA_BEGIN("scan", 4 * TNV_BYTES);
    TN_HOT_LOOP while (!tnm_any(tnh_mask(tn_scan_hits4(p, c, what)))) p += 4 * TNV_BYTES;
    TN_MCA_END();
    return tn_scan_in_four(s, p, c, what);
}

// The address of the first hit among the n bytes at s, or `none`. n may be larger than the object
// if there is a hit in it.
TN_INLINE uintptr_t tn_scan_n(const char *s, tnc wanted, size_t n, uintptr_t none)
{
    constexpr enum tn_scan_for what = TN_SCAN_BYTE;
    tnv c = tnv_splat(wanted);
    size_t into = (uintptr_t)s % TN_SCAN_PAGE % TNB_BYTES;
    const char *p = s - into;
    tnb b;
    if (tn_unlikely(n == 0))
        return none;
    if (tn_likely((uintptr_t)s % TN_SCAN_PAGE <= TN_SCAN_PAGE - TNB_BYTES)) {
        tnm m = tnh_mask(tn_scan_vector(tnv_load(s), c, what));
        if (tn_unlikely(tnm_any(m)))
            return tnm_first(m) < n ? (uintptr_t)s + tnm_first(m) : none;
        if (n <= TNV_BYTES)
            return none;
        b = tn_scan_block(s, c, what, false);
    } else {
        b = tn_scan_block(p, c, what, true) >> into;
    }
    if (tn_unlikely(b))
        return (size_t)tn_ctz64(b) < n ? (uintptr_t)s + (size_t)tn_ctz64(b) : none;
    // Now n counts from p, which is aligned.
    if (tn_add_overflow(n, into, &n))
        n = SIZE_MAX;
#pragma clang loop unroll(full)
    for (int i = 0; i < 2; i++) {
        if (tn_unlikely(n <= TNB_BYTES))
            return none;
        p += TNB_BYTES, n -= TNB_BYTES;
        b = tn_scan_block(p, c, what, true);
        if (tn_unlikely(b))
            return (size_t)tn_ctz64(b) < n ? (uintptr_t)p + (size_t)tn_ctz64(b) : none;
    }
    if (tn_unlikely(n <= TNB_BYTES))
        return none;
    uintptr_t end;
    if (tn_add_overflow((uintptr_t)p, n, &end))
        end = UINTPTR_MAX;
    p = (const char *)tn_align_down((uintptr_t)p + TNB_BYTES, 4 * TNV_BYTES);
    const char *last = (const char *)tn_align_down(end - 1, 4 * TNV_BYTES);
    TN_MCA_BEGIN("scan_n", 4 * TNV_BYTES);
    TN_HOT_LOOP while (p < last && tn_likely(!tn_scan_any4(p, c))) p += 4 * TNV_BYTES;
    TN_MCA_END();
    TN_READ_AGAIN(p);
#pragma clang loop unroll(full)
    for (unsigned i = 0; i < 4; i += TNB_VECTORS, p += TNB_BYTES) {
        if (i && (uintptr_t)p >= end)
            return none;
        b = tn_scan_block(p, c, what, true);
        if (b) {
            uintptr_t at = (uintptr_t)p + (size_t)tn_ctz64(b);
            return at < end ? at : none;
        }
    }
    return none;
}

#else

// Aligned words, four a round as soon as they are aligned to that.
TN_INLINE size_t tn_scan(const char *s, tnc wanted, enum tn_scan_for what)
{
    tnv c = tnv_splat(wanted);
    size_t covered;
    tnm m = tn_scan_head(s, c, what, &covered);
    if (tnm_any(m))
        return tnm_first(m);
    const char *p = s + covered;
    for (;; p += TNV_BYTES) {
        while ((uintptr_t)p % (4 * TNV_BYTES) == 0 && !tnm_any(tnh_mask(tn_scan_hits4(p, c, what))))
            p += 4 * TNV_BYTES;
        m = tnh_mask(tn_scan_hits(p, c, what));
        if (tnm_any(m))
            return (size_t)(p - s) + tnm_first(m);
    }
}

TN_INLINE uintptr_t tn_scan_n(const char *s, tnc wanted, size_t n, uintptr_t none)
{
    tnv c = tnv_splat(wanted);
    size_t covered, i = 0;
    if (n == 0)
        return none;
    tnm m = tn_scan_head(s, c, TN_SCAN_BYTE, &covered);
    while (!tnm_any(m)) {
        i += covered;
        if (i >= n)
            return none;
        covered = TNV_BYTES;
        if ((uintptr_t)(s + i) % (4 * TNV_BYTES) == 0 && n - i > 4 * TNV_BYTES &&
            !tn_scan_any4(s + i, c))
            covered = 4 * TNV_BYTES;
        else
            m = tnh_mask(tn_scan_hits(s + i, c, TN_SCAN_BYTE));
    }
    i += tnm_first(m);
    return i < n ? (uintptr_t)(s + i) : none;
}

#endif
