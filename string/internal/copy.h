// SPDX-License-Identifier: MIT
// Copying strings in one pass, written over the vector vocabulary: strcpy, stpcpy, strcat, and with
// a bound strncpy, stpncpy, strncat and strlcpy are instances.
//
// Memory: reads as mem/internal/scan.h does, and writes exactly the copy: what ends inside a vector
// is written by the vector that ends there, which overlaps what is already written. Needs
// TNV_UNALIGNED.
#pragma once

#include "mem/internal/move.h"
#include "mem/internal/scan.h"

// n bytes, 1 <= n <= TNV_BYTES; all of them exist.
TN_INLINE void tn_copy_short(char *d, const char *s, size_t n)
{
    if (n < 16) {
        tn_move_small(d, s, n);
    } else {
        tn_half head = tn_load_half(s), tail = tn_load_half(s + n - 16);
        tn_store_half(d, head);
        tn_store_half(d + n - 16, tail);
    }
}

// What is left to copy, from where a string is read in aligned vectors.
struct tn_copying {
    const char *p;   // before it, all is copied
    ptrdiff_t to;    // from the source to the destination
    const char *end; // where the bound is, if there is one; the sum may have wrapped
    size_t left;     // from p to it
    char *nul;       // the result, when there is one
};

// One vector more; whether it was the last.
TN_INLINE bool tn_copy_step(struct tn_copying *c, bool bounded)
{
    tnv v = tnv_load_aligned(c->p);
    tnm m = tnh_mask(tnh_zero(v));
    const char *last; // the last vector ends before it
    if (tnm_any(m) && (!bounded || tnm_first(m) < c->left)) {
        last = c->p + tnm_first(m) + 1;
        c->nul = (char *)last - 1 + c->to;
    } else if (bounded && c->left <= TNV_BYTES) {
        last = c->end;
        c->nul = (char *)last + c->to;
    } else {
        tnv_store((char *)c->p + c->to, v);
        c->p += TNV_BYTES;
        c->left -= TNV_BYTES;
        return false;
    }
    tnv_store((char *)last - TNV_BYTES + c->to, tnv_load(last - TNV_BYTES));
    return true;
}

// Copies the string with its NUL if `bounded` is false, else n bytes of it at most. The address of
// the copied NUL, or d + n.
TN_INLINE char *tn_copy(char *d, const char *s, size_t n, bool bounded)
{
    const tnv none = {};
    size_t covered;
    if (bounded && n == 0)
        return d;
    tnm m = tn_scan_head(s, none, TN_SCAN_NUL, &covered);
    if (tn_unlikely(covered < TNV_BYTES) && !tnm_any(m) && (!bounded || n > covered)) {
        // The string goes on behind its page's end: this block, too, before it is known to have
        // as many bytes as a vector.
        m = tnh_mask(tn_scan_hits(s + covered, none, TN_SCAN_NUL));
        size_t before = covered;
        covered = TNV_BYTES;
        if (tnm_any(m) && before + tnm_first(m) < TNV_BYTES) {
            size_t at = before + tnm_first(m);
            if (bounded && n <= at) {
                tn_copy_short(d, s, n);
                return d + n;
            }
            tn_copy_short(d, s, at + 1);
            return d + at;
        }
    } else if (tnm_any(m)) {
        size_t at = tnm_first(m);
        if (bounded && n <= at) {
            tn_copy_short(d, s, n);
            return d + n;
        }
        tn_copy_short(d, s, at + 1);
        return d + at;
    }
    if (bounded && n <= covered) {
        tn_copy_short(d, s, n);
        return d + n;
    }

    // Here a vector's bytes are no NUL and to be copied.
    tnv_store(d, tnv_load(s));
    struct tn_copying c = {.to = d - s, .end = (const char *)((uintptr_t)s + n)};
    c.p = (const char *)tn_align_down((uintptr_t)s + TNV_BYTES, TNV_BYTES);
    c.left = n - (size_t)(c.p - s);
#pragma clang loop unroll(full)
    for (int i = 0; i < 4; i++)
        if (tn_copy_step(&c, bounded))
            return c.nul;
    // Back to a multiple of four vectors; some bytes are copied again.
    c.left += (uintptr_t)c.p % (4 * TNV_BYTES);
    c.p = (const char *)tn_align_down((uintptr_t)c.p, 4 * TNV_BYTES);
    TN_MCA_BEGIN("copy", 4 * TNV_BYTES);
    TN_HOT_LOOP while (!bounded || c.left > 4 * TNV_BYTES)
    {
        const char *p = c.p;
        tnv v0 = tnv_load_aligned(p), v1 = tnv_load_aligned(p + TNV_BYTES);
        tnv v2 = tnv_load_aligned(p + 2 * TNV_BYTES), v3 = tnv_load_aligned(p + 3 * TNV_BYTES);
        if (tnm_any(tnh_mask(tnh_either(tnh_either(tnh_zero(v0), tnh_zero(v1)),
                                        tnh_either(tnh_zero(v2), tnh_zero(v3))))))
            break;
        char *q = (char *)p + c.to;
        tnv_store(q, v0);
        tnv_store(q + TNV_BYTES, v1);
        tnv_store(q + 2 * TNV_BYTES, v2);
        tnv_store(q + 3 * TNV_BYTES, v3);
        c.p += 4 * TNV_BYTES;
        c.left -= 4 * TNV_BYTES;
    }
    TN_MCA_END();
    while (!tn_copy_step(&c, bounded)) {
    }
    return c.nul;
}
