// SPDX-License-Identifier: MIT
// memset (C23 7.26.6.1) a word at a time, aligned.
#include <stdint.h>
#include <tenon/mem.h>

#include "base/bits.h"

TN_VARIANT_OF(memset);

void *TN_VARIANT(memset)(void *dst, int c, size_t n)
{
    unsigned char *d = dst;
    tn_word word = (tn_u8)c * TN_ONES;
    if (n >= 2 * sizeof word) {
        for (; (uintptr_t)d % sizeof word; n--)
            *d++ = (unsigned char)c;
        tn_word_alias *to = (tn_word_alias *)d;
        for (; n >= 4 * sizeof word; n -= 4 * sizeof word, to += 4)
            to[0] = to[1] = to[2] = to[3] = word;
        for (; n >= sizeof word; n -= sizeof word)
            *to++ = word;
        d = (unsigned char *)to;
    }
    for (; n; n--)
        *d++ = (unsigned char)c;
    return dst;
}
