// SPDX-License-Identifier: MIT
// Bytes moved and read in aligned words where the address need not be aligned: a word is shifted
// together from the two aligned words that hold it. Only words are read that hold at least one of
// the bytes asked for, so no other page is touched. Little-endian.
#pragma once

#include <stdint.h>

#include "base/bits.h"

constexpr size_t TN_WORD = sizeof(tn_word);

// A stream of words that starts at any address.
struct tn_words {
    const tn_word_alias *next; // the aligned word not yet read
    tn_word rest;              // what is left of the one before it, in the low bytes
    unsigned bits;             // how many bits of it; 0 if the stream is aligned
};

TN_INLINE struct tn_words tn_words_at(const unsigned char *s)
{
    unsigned into = (unsigned)((uintptr_t)s % TN_WORD);
    const tn_word_alias *p = (const tn_word_alias *)(s - into);
    if (into == 0)
        return (struct tn_words){p, 0, 0};
    return (struct tn_words){p + 1, *p >> 8 * into, 64 - 8 * into};
}

TN_INLINE tn_word tn_words_get(struct tn_words *w)
{
    tn_word v = *w->next++;
    if (w->bits == 0)
        return v;
    tn_word out = w->rest | v << w->bits;
    w->rest = v >> (64 - w->bits);
    return out;
}

// Copies upwards; src may overlap dst from above, since a word is stored only when all bytes before
// its end are read.
TN_INLINE void tn_words_move_up(unsigned char *d, const unsigned char *s, size_t n)
{
    if (n >= 2 * TN_WORD) {
        for (; (uintptr_t)d % TN_WORD; n--)
            *d++ = *s++;
        tn_word_alias *to = (tn_word_alias *)d;
        if ((uintptr_t)s % TN_WORD == 0) {
            const tn_word_alias *from = (const tn_word_alias *)s;
            for (; n >= 4 * TN_WORD; n -= 4 * TN_WORD, to += 4, from += 4) {
                tn_word a = from[0], b = from[1], c = from[2], e = from[3];
                to[0] = a, to[1] = b, to[2] = c, to[3] = e;
            }
            for (; n >= TN_WORD; n -= TN_WORD)
                *to++ = *from++;
            s = (const unsigned char *)from;
        } else {
            struct tn_words words = tn_words_at(s);
            for (; n >= TN_WORD; n -= TN_WORD, s += TN_WORD)
                *to++ = tn_words_get(&words);
        }
        d = (unsigned char *)to;
    }
    for (; n; n--)
        *d++ = *s++;
}

// Copies downwards; src may overlap dst from below.
TN_INLINE void tn_words_move_down(unsigned char *d, const unsigned char *s, size_t n)
{
    if (n >= 2 * TN_WORD) {
        while ((uintptr_t)(d + n) % TN_WORD)
            n--, d[n] = s[n];
        tn_word_alias *to = (tn_word_alias *)(d + n);
        unsigned into = (unsigned)((uintptr_t)(s + n) % TN_WORD);
        const tn_word_alias *from = (const tn_word_alias *)(s + n - into);
        if (into == 0) {
            for (; n >= 4 * TN_WORD; n -= 4 * TN_WORD) {
                to -= 4, from -= 4;
                tn_word a = from[0], b = from[1], c = from[2], e = from[3];
                to[0] = a, to[1] = b, to[2] = c, to[3] = e;
            }
            for (; n >= TN_WORD; n -= TN_WORD)
                *--to = *--from;
        } else {
            tn_word above = *from;
            for (; n >= TN_WORD; n -= TN_WORD) {
                tn_word below = *--from;
                *--to = below >> 8 * into | above << (64 - 8 * into);
                above = below;
            }
        }
    }
    while (n)
        n--, d[n] = s[n];
}
