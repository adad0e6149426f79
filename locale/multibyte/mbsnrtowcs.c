// SPDX-License-Identifier: MIT
// Converts at most `n` bytes, up to and with the null character, to at most `max` wide characters
// (POSIX.1-2024 mbsnrtowcs): how many, without the null character. *src then points behind the last
// byte consumed, or is null at the end of the string. An incomplete character at the end of the n
// bytes is consumed into the state. (size_t)-1 and EILSEQ, *src at the invalid character, for what
// is none. Without a destination only counts: *src and the state stay.
#include <stdint.h>

#include "base/bits.h"
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

// Whether the eight bytes are ASCII and none is zero.
TN_INLINE bool plain(tn_word w) { return !(((w - TN_ONES) | w) & TN_HIGHS); }

TN_OVERREAD size_t tn_mbsnrtowcs(wchar_t *restrict to, const char **restrict src, size_t n,
                                 size_t max, mbstate_t *restrict state)
{
    static mbstate_t own;
    if (!state)
        state = &own;
    const unsigned char *s = (const unsigned char *)*src,
                        *start = s; // start: of the current character
    unsigned st = state->__state[0];
    size_t made = 0;
    bool utf8 = tn_locale()->utf8, ended = false, bad = false;
    if (!to)
        max = (size_t)-1;
    while (n && made < max) {
        // Eight at a time. Aligned words do not cross a page, so reading behind the end of the
        // string is harmless.
        for (tn_word w; !st && (uintptr_t)s % 8 == 0 && n >= 8 && max - made >= 8 &&
                        plain(w = *(const tn_word_alias *)s);) {
            for (int i = 0; to && i < 8; i++)
                to[made + (size_t)i] = (wchar_t)(w >> 8 * i & 0xff);
            s += 8;
            n -= 8;
            made += 8;
        }
        if (!n || made == max)
            break;
        unsigned c = *s;
        if (!st) {
            start = s;
            if (!utf8)
                c = (unsigned)tn_wide_of_byte((unsigned char)c);
        }
        if (utf8 && (st || c >= 0x80)) {
            st = tn_utf8_step(st, c);
            bad = st == TN_UTF8_INVALID;
            if (bad)
                break;
            s++;
            n--;
            if (!tn_utf8_complete(st))
                continue;
            c = st;
            st = 0;
        } else {
            s++;
            n--;
        }
        if (to)
            to[made] = (wchar_t)c;
        if (!c) {
            ended = true;
            break;
        }
        made++;
    }
    if (to) {
        *src = ended ? nullptr : (const char *)(bad ? start : s);
        state->__state[0] = bad ? 0 : st;
    }
    if (bad) {
        errno = EILSEQ;
        return (size_t)-1;
    }
    return made;
}
TN_PUBLIC(mbsnrtowcs);
