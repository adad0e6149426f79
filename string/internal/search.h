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
    return (const tnc *)tn_scan((const char *)h, c, TN_SCAN_BYTE_OR_NUL);
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
    return (const tnc *)tn_scan((const char *)h, c, TN_SCAN_LETTER_OR_NUL);
#else
    while (*h && tn_fold_if(true, *h) != c)
        h++;
    return h;
#endif
#endif
}

// The first occurrence of the string x, not empty, in the string h. `fold` ignores the case of
// ASCII letters.
TN_INLINE const tnc *tn_search_string(const tnc *h, const tnc *x, bool fold)
{
    constexpr size_t few = 32; // characters to compare before the length is worth knowing
    // A first character that leads to nothing is paid for by the way to it.
    for (ptrdiff_t budget = 128; budget > 0;) {
        const tnc *place = tn_search_first(h, x[0], fold);
        if (!*place)
            return nullptr;
        size_t k = 1;
        while (k < few && x[k] && tn_fold_if(fold, x[k]) == tn_fold_if(fold, place[k]))
            k++;
        if (!x[k])
            return place;
        if (!place[k])
            return nullptr; // what is left is shorter than the needle
        budget += place - h - 64;
        h = place;
        if (k == few)
            break;
        h++;
    }
#ifdef TNV_WIDE
    size_t m = tn_wcslen((const wchar_t *)x);
#else
    size_t m = tn_strlen((const char *)x);
#endif
    return tn_search(h, (struct tn_haystack){h, 64}, x, m, fold);
}
