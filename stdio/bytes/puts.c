// SPDX-License-Identifier: MIT
// Measures and copies in one pass, word by word: most strings are short, and a program that only
// prints then needs neither strlen nor memcpy of the running CPU. On a line-buffered stream the
// newline at the end triggers the one system call.
#include "base/bits.h"
#include "stdio/stream/file.h"

// Copies s into the buffer up to its end or the buffer's; returns where it stopped. Reads whole
// aligned words of s.
TN_OVERREAD static const char *copy(FILE *f, const char *s)
{
    unsigned char *p = f->wpos, *end = f->buf + f->size;
    for (;; *p++ = (unsigned char)*s++) {
        if ((uintptr_t)s % sizeof(tn_word) == 0)
            while ((size_t)(end - p) >= sizeof(tn_word)) {
                tn_word w = *(const tn_word_alias *)s;
                if ((w - TN_ONES) & ~w & TN_HIGHS)
                    break;
                tn_store_word(p, w);
                p += sizeof w;
                s += sizeof w;
            }
        if (p == end || !*s)
            break;
    }
    f->wpos = p;
    return s;
}

int tn_puts(const char *s)
{
    FILE *f = tn_stdout;
    TN_FILE_GUARD(f);
    if (!tn_file_start_writing(f))
        return EOF;
    unsigned char array[512];
    bool lent = !f->size, ok = true;
    if (lent)
        tn_file_lend(f, array, sizeof array);
    while (ok && *(s = copy(f, s)))
        ok = tn_file_drain(f);
    ok = ok && tn_file_putc(f, '\n') != EOF;
    if (lent)
        ok &= tn_file_reclaim(f);
    return ok ? 0 : EOF;
}
TN_PUBLIC(puts);
