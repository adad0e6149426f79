// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) a word at a time, without unaligned access; mem/internal/words.h says what
// it may read.
#include <tenon/mem.h>

#include "mem/internal/words.h"

TN_VARIANT_OF(memcmp);

TN_OVERREAD int TN_VARIANT(memcmp)(const void *left, const void *right, size_t n)
{
    const unsigned char *a = left, *b = right;
    if (n >= 2 * TN_WORD) {
        for (; (uintptr_t)a % TN_WORD; n--, a++, b++)
            if (*a != *b)
                return *a - *b;
        struct tn_words words = tn_words_at(b);
        for (; n >= TN_WORD; n -= TN_WORD, a += TN_WORD, b += TN_WORD) {
            tn_word x = *(const tn_word_alias *)a, y = tn_words_get(&words);
            if (x != y) {
                x = __builtin_bswap64(x), y = __builtin_bswap64(y);
                return x < y ? -1 : 1;
            }
        }
    }
    for (; n; n--, a++, b++)
        if (*a != *b)
            return *a - *b;
    return 0;
}
