// SPDX-License-Identifier: MIT
// Substring search in strings: strstr, strcasestr and, over wide lanes, wcsstr are instances.
//
// As long as the needle's first character is rare in the haystack, that is what is looked for, at
// the speed of strchr and without measuring anything: a comparison stops by itself at the NUL. Else
// mem/internal/search.h goes on, which is linear in the worst case. A file of wide lanes declares
// tn_wcslen and tn_wmemchr first.
#pragma once

#include <tenon/string.h>

#include "mem/internal/scan.h"
#include "mem/internal/search.h"

// The first c at or after h, in either case if `fold`, or the NUL.
TN_INLINE const tnc *tn_search_first(const tnc *h, tnc c, bool fold)
{
#ifdef TNV_WIDE
#if TNV_UNALIGNED
    return h + tn_scan((const char *)h, c, TN_SCAN_BYTE_OR_NUL) / sizeof(tnc);
#else
    while (*h && *h != c)
        h++;
    return h;
#endif
#else
    c = tn_fold_if(fold, c);
    if (!fold || (tnc)(c - 'a') >= 26)
        return (const tnc *)tn_strchrnul((const char *)h, c);
#if TNV_UNALIGNED
    return h + tn_scan((const char *)h, c, TN_SCAN_LETTER_OR_NUL);
#else
    while (*h && tn_fold_if(true, *h) != c)
        h++;
    return h;
#endif
#endif
}

// How many characters the strings x and place have in common from the start, up to the end of x and
// TN_SEARCH_FEW.
#define TN_SEARCH_FEW (32 / sizeof(tnc))
TN_INLINE size_t tn_search_common(const tnc *x, const tnc *place, bool fold)
{
    size_t k = 0;
#if TNV_UNALIGNED
    constexpr uintptr_t room = TN_SEARCH_PAGE - 32;
    if (tn_likely((uintptr_t)x % TN_SEARCH_PAGE <= room &&
                  (uintptr_t)place % TN_SEARCH_PAGE <= room)) {
#pragma clang loop unroll(full)
        for (; k < TN_SEARCH_FEW; k += TN_LANES) {
            tnv v = tnv_load(x + k), w = tnv_load(place + k);
#ifdef TNV_WIDE
            tnh differ = tnh_ne(v, w);
#else
            tnh differ = fold ? tnh_ne_fold(v, w) : tnh_ne(v, w);
#endif
            tnm m = tnh_mask(tnh_either(differ, tnh_zero(v)));
            if (tnm_any(m))
                return k + tnm_first(m) / sizeof(tnc);
        }
        return k;
    }
#endif
    while (k < TN_SEARCH_FEW && x[k] && tn_fold_if(fold, x[k]) == tn_fold_if(fold, place[k]))
        k++;
    return k;
}

// The first occurrence of the string x, not empty, in the string h. `fold` ignores the case of
// ASCII letters.
TN_INLINE const tnc *tn_search_string(const tnc *h, const tnc *x, bool fold)
{
    // A first character that leads to nothing is paid for by the way to it.
    for (ptrdiff_t budget = 64; budget > 0;) {
        const tnc *place = tn_search_first(h, x[0], fold);
        if (!*place)
            return nullptr;
        if (!x[1])
            return place;
        size_t k = tn_search_common(x, place, fold);
        budget += place - h - 64;
        h = place;
        if (k == TN_SEARCH_FEW)
            break; // the length is worth knowing
        if (!x[k])
            return place;
        if (!place[k])
            return nullptr; // what is left is shorter than the needle
        h++;
    }
#ifdef TNV_WIDE
    size_t m = tn_wcslen((const wchar_t *)x);
#else
    size_t m = tn_strlen((const char *)x);
#endif
    return tn_search(h, (struct tn_haystack){h, 64}, x, m, fold);
}
