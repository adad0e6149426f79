// SPDX-License-Identifier: MIT
// Comparing strings a word at a time, without unaligned access: the first string is aligned and the
// second shifted to it (mem/internal/words.h). A word of the second is read only when the one
// before it holds no NUL, so no page after the NUL's is touched.
#pragma once

#include "base/simd/simd.h"
#include "mem/internal/words.h"
#include "string/internal/fold.h"

// The order of the first bytes that differ, among the first n if `bounded`.
TN_INLINE int tn_compare_words(const char *left, const char *right, size_t n, bool bounded,
                               bool fold)
{
    const unsigned char *a = (const unsigned char *)left, *b = (const unsigned char *)right;
    for (bool words = true; !bounded || n; a++, b++, n--) {
        if (words && (uintptr_t)a % TN_WORD == 0) {
            struct tn_words stream = tn_words_at(b);
            // Bytes above the rest count as not NUL.
            tn_word above = stream.bits ? ~(tn_word)0 << stream.bits : ~(tn_word)0;
            for (; !bounded || n >= TN_WORD; a += TN_WORD, b += TN_WORD, n -= TN_WORD) {
                if (tnh_zero(stream.rest | above))
                    break;
                tn_word x = *(const tn_word_alias *)a, y = tn_words_get(&stream);
                if (fold ? tnv_lower(x) != tnv_lower(y) : x != y)
                    break;
                if (tnh_zero(x))
                    return 0;
            }
            words = false; // the end is within two words
            if (bounded && !n)
                break;
        }
        int x = fold ? tn_fold(*a) : *a, y = fold ? tn_fold(*b) : *b;
        if (x != y || !x)
            return x - y;
    }
    return 0;
}
