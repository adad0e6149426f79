// SPDX-License-Identifier: MIT
// Substring search: memmem, strstr, strcasestr and, over wide lanes, wcsstr are instances.
//
// Candidates are places where two of the needle's characters stand at their distance, found a
// vector at a time. The pair begins as the first and the last; where a candidate fails, the
// character that did not match replaces the older of the two, so the pair soon is one that the
// haystack at hand rarely has. Comparisons at false candidates are paid for by the places passed;
// when they cannot pay, no pair is rare and Two-Way takes over. So text is searched at the speed of
// memory and the worst case is linear.
//
// Memory: vectors are read where all their bytes are in the haystack, or on pages that hold some.
#pragma once

#include <stdint.h>

#include "base/mca.h"
#include "base/simd/simd.h"
#include "mem/internal/two_way.h"

#define TN_SEARCH_PAGE 4096u // pages are a multiple of it

TN_INLINE const tnc *tn_search_linear(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m,
                                      bool fold)
{
#ifdef TNV_WIDE
    return tn_two_way_wide(h, hay, x, m);
#else
    return fold ? tn_two_way_fold(h, hay, x, m) : tn_two_way(h, hay, x, m);
#endif
}

#if TNV_UNALIGNED

#define TN_LANES (TNV_BYTES / sizeof(tnc))

// A character to look for. Of a letter in either case, the case's bit is set in both.
struct tn_wanted {
    size_t at;
    tnv c, case_bit;
};

TN_INLINE struct tn_wanted tn_wanted(const tnc *x, size_t at, bool fold)
{
    tnc c = tn_fold_if(fold, x[at]);
    bool letter = fold && (tnc)(c - 'a') < 26;
    return (struct tn_wanted){at, tnv_splat(c), tnv_splat(letter ? 0x20 : 0)};
}

TN_INLINE tnh tn_wanted_in(const struct tn_wanted *w, tnv v, bool fold)
{
    return tnh_eq(fold ? v | w->case_bit : v, w->c);
}

// Which of the TN_LANES places from p on are candidates.
TN_INLINE tnh tn_pair_hits(const tnc *p, const struct tn_wanted *a, const struct tn_wanted *b,
                           bool fold)
{
    return tnh_both(tn_wanted_in(a, tnv_load(p + a->at), fold),
                    tn_wanted_in(b, tnv_load(p + b->at), fold));
}

// Where w stands among the n < TN_LANES characters at p. A vector that would cross into a page
// that holds none of them is read from so much lower.
TN_INLINE tnm tn_wanted_among(const struct tn_wanted *w, const tnc *p, size_t n, bool fold)
{
    size_t room = TN_SEARCH_PAGE - (uintptr_t)p % TN_SEARCH_PAGE;
    size_t back = room < TNV_BYTES && n * sizeof *p <= room ? TNV_BYTES - room : 0;
    tnm m = tnh_mask(tn_wanted_in(w, tnv_load((const char *)p - back), fold));
    return tnm_keep(tnm_drop(m, back), n * sizeof *p);
}

// How many characters x[0, m) and h have in common from the start.
TN_INLINE size_t tn_common(const tnc *x, const tnc *h, size_t m, bool fold)
{
    size_t k = 0;
    for (; k < tn_min(m, (size_t)16); k++)
        if (tn_fold_if(fold, x[k]) != tn_fold_if(fold, h[k]))
            return k;
    while (m - k >= TN_LANES) {
        tnv v = tnv_load(x + k), w = tnv_load(h + k);
#ifdef TNV_WIDE
        tnm differ = tnh_mask(tnh_ne(v, w));
#else
        tnm differ = tnh_mask(fold ? tnh_ne_fold(v, w) : tnh_ne(v, w));
#endif
        if (tnm_any(differ))
            return k + tnm_first(differ) / sizeof(tnc);
        k += TN_LANES;
    }
    while (k < m && tn_fold_if(fold, x[k]) == tn_fold_if(fold, h[k]))
        k++;
    return k;
}

// The first occurrence of x[0, m), m >= 2, in h up to the end of hay; null without one. `fold`
// ignores the case of ASCII letters.
TN_INLINE const tnc *tn_search(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m,
                               bool fold)
{
    struct tn_wanted a = tn_wanted(x, 0, fold), b = tn_wanted(x, m - 1, fold);
    // In places passed, which cost about a 25th of what Two-Way takes for them. A few long
    // comparisons are free, as they may find the pair that makes further ones rare.
    ptrdiff_t budget = 512 + (ptrdiff_t)(m / 2);
    while (tn_haystack_has(&hay, h, m)) {
        const tnc *stop = hay.end - m + 1; // no occurrence in what is known begins here or later
        while (h < stop) {
            size_t places = (size_t)(stop - h);
            tnm candidates;
            if (places >= TN_LANES) {
                const tnc *from = h;
                TN_MCA_BEGIN("search", 4 * TNV_BYTES);
                TN_HOT_LOOP while ((size_t)(stop - h) >= 4 * TN_LANES)
                {
                    tnh low = tnh_either(tn_pair_hits(h, &a, &b, fold),
                                         tn_pair_hits(h + TN_LANES, &a, &b, fold));
                    tnh high = tnh_either(tn_pair_hits(h + 2 * TN_LANES, &a, &b, fold),
                                          tn_pair_hits(h + 3 * TN_LANES, &a, &b, fold));
                    if (tnm_any(tnh_mask(tnh_either(low, high))))
                        break;
                    h += 4 * TN_LANES;
                }
                TN_MCA_END();
                while (candidates = 0, (size_t)(stop - h) >= TN_LANES) {
                    candidates = tnh_mask(tn_pair_hits(h, &a, &b, fold));
                    if (tnm_any(candidates))
                        break;
                    h += TN_LANES;
                }
                budget += h - from;
                if (!tnm_any(candidates))
                    continue;
                places = TN_LANES;
            } else {
                candidates = tn_wanted_among(&a, h + a.at, places, fold) &
                             tn_wanted_among(&b, h + b.at, places, fold);
            }
            struct tn_wanted c = b;
            for (; tnm_any(candidates); candidates = tnm_rest(candidates)) {
                const tnc *place = h + tnm_first(candidates) / sizeof(tnc);
                size_t common = tn_common(x, place, m, fold);
                if (common == m)
                    return place;
                budget -= 4 + (ptrdiff_t)(common / 8);
                if (budget < 0)
                    return tn_search_linear(place + 1, hay, x, m, fold);
                c.at = common;
            }
            if (c.at != b.at && c.at != a.at) {
                a = b;
                b = tn_wanted(x, c.at, fold);
            }
            h += places;
            budget += (ptrdiff_t)places;
        }
    }
    return nullptr;
}

#else

// Without vectors only memchr is fast.
TN_INLINE const tnc *tn_search(const tnc *h, struct tn_haystack hay, const tnc *x, size_t m,
                               bool fold)
{
#ifndef TNV_WIDE
    for (ptrdiff_t budget = 64; !fold && tn_haystack_has(&hay, h, m);) {
        const tnc *stop = hay.end - m + 1;
        const tnc *place = tn_memchr(h, x[0], (size_t)(stop - h));
        if (!place) {
            h = stop;
            continue;
        }
        size_t common = 1;
        while (common < m && place[common] == x[common])
            common++;
        if (common == m)
            return place;
        budget += (place - h) / 8 - (ptrdiff_t)common;
        h = place + 1;
        if (budget < 0)
            break;
    }
#endif
    return tn_search_linear(h, hay, x, m, fold);
}

#endif
