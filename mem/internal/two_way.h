// SPDX-License-Identifier: MIT
// Substring search in linear time and constant space, shared by memmem, strstr, strcasestr and,
// over wide lanes (base/simd/simd.h), wcsstr: the Two-Way algorithm (Crochemore and Perrin,
// "Two-way string-matching", J. ACM 38, 1991) with a table that skips by the window's last
// character (Horspool, 1980), of wide ones by their low byte.
//
// The needle x of length m is split at a critical position l: x = uv, |u| = l. A window is compared
// from l rightwards; a mismatch after k more bytes allows a shift of k, and bytes right of l are
// never compared again. Only when v matches is u compared, from l leftwards; then the window moves
// by the period of x.
#pragma once

#include <stddef.h>
#include <tenon/mem.h>

#include "base/simd/simd.h"

// What is known of the haystack: characters up to `end` exist. If it is open, more may follow, up
// to a NUL.
struct tn_haystack {
    const tnc *end;
    size_t ahead; // how far beyond what is needed it is measured next; 0: it is not open
};

// Whether m characters exist at h. An open haystack is measured as far as it is needed, and further
// with each time, so that a match near the start costs little and a long way few calls.
TN_INLINE bool tn_haystack_has(struct tn_haystack *hay, const tnc *h, size_t m)
{
    if ((size_t)(hay->end - h) >= m)
        return true;
    if (!hay->ahead)
        return false;
    size_t more = m + hay->ahead;
#ifdef TNV_WIDE
    const tnc *nul = (const tnc *)tn_wmemchr((const wchar_t *)hay->end, 0, more);
#else
    const tnc *nul = tn_memchr(hay->end, 0, more);
#endif
    hay->ahead = nul ? 0 : tn_min(2 * hay->ahead, (size_t)4096);
    hay->end = nul ? nul : hay->end + more;
    return (size_t)(hay->end - h) >= m;
}

TN_INLINE tnc tn_fold_if(bool fold, tnc c) { return fold && (tnc)(c - 'A') < 26 ? c | 0x20 : c; }

// The start of the maximal suffix of x[0, m), under the order of bytes or its reverse, and that
// suffix's period. (Algorithm of Duval as given in the paper, figure 17: i is the candidate, j the
// challenger, k how far they agree.)
TN_INLINE size_t tn_maximal_suffix(const tnc *x, size_t m, bool reverse, bool fold, size_t *period)
{
    size_t i = 0, j = 1, k = 0, p = 1;
    while (j + k < m) {
        tnc a = tn_fold_if(fold, x[i + k]), b = tn_fold_if(fold, x[j + k]);
        if (a == b) {
            if (++k == p) {
                j += p;
                k = 0;
            }
        } else if ((a > b) !=
                   reverse) { // the challenger is smaller: the candidate stays, its period grows
            j += k + 1;
            k = 0;
            p = j - i;
        } else { // the challenger is larger and becomes the candidate
            i = j++;
            k = 0;
            p = 1;
        }
    }
    *period = p;
    return i;
}

// The first occurrence of x[0, m), m > 0, in h up to the end of hay; null without one. `fold`
// ignores the case of ASCII letters.
TN_INLINE const tnc *tn_two_way_inline(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m,
                                       bool fold)
{
    size_t period, other;
    size_t l = tn_maximal_suffix(x, m, false, fold, &period);
    size_t l2 = tn_maximal_suffix(x, m, true, fold, &other);
    if (l2 > l) {
        l = l2;
        period = other;
    }
    // Is `period` that of the whole needle? (l + period <= m, as v has it.) Otherwise the smallest
    // shift after v is this.
    bool periodic = true;
    for (size_t i = 0; periodic && i < l; i++)
        periodic = tn_fold_if(fold, x[i]) == tn_fold_if(fold, x[i + period]);
    if (!periodic)
        period = tn_max(l, m - l) + 1;

    // skip[c]: how far the window may move if its last byte is c, 0 for the needle's own. Bytes of
    // the needle before the last 255 do not matter, so a byte suffices.
    unsigned char skip[256];
    size_t tail = tn_min(m, (size_t)255);
    for (size_t c = 0; c < sizeof skip; c++)
        skip[c] = tail;
    for (size_t i = tail; i > 0; i--) {
        tn_u8 c = (tn_u8)tn_fold_if(fold, x[m - i]);
        skip[c] = i - 1;
        if (fold && (tn_u8)(c - 'a') < 26)
            skip[c ^ 0x20] = i - 1;
    }

    // known: so many bytes at the window's start are known to match (periodic needles only).
    size_t known = 0;
    while (tn_haystack_has(&hay, h, m)) {
        size_t far = skip[(tn_u8)h[m - 1]];
        if (far) {
            // With `known` bytes matched, an occurrence less than known - l + 1 further would
            // repeat across the critical position with a distance that is no multiple of the
            // period, or put the same last byte here.
            if (known > l)
                far = tn_max(far, known - l + 1);
            h += far;
            known = 0;
            continue;
        }
        size_t i = tn_max(l, known);
        while (i < m && tn_fold_if(fold, x[i]) == tn_fold_if(fold, h[i]))
            i++;
        if (i < m) {
            h += i - l + 1;
            known = 0;
            continue;
        }
        i = l;
        while (i > known && tn_fold_if(fold, x[i - 1]) == tn_fold_if(fold, h[i - 1]))
            i--;
        if (i <= known)
            return h;
        h += period;
        known = periodic ? m - period : 0;
    }
    return nullptr;
}

// The same out of line, for what filters first: memmem and strstr, strcasestr, wcsstr.
TN_HIDDEN const tnc *tn_two_way(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m);
TN_HIDDEN const tnc *tn_two_way_fold(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m);
TN_HIDDEN const tnc *tn_two_way_wide(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m);
