// SPDX-License-Identifier: MIT
// The next wide character of a multibyte string (C23 7.31.6.3.2). Strict UTF-8 in C.UTF-8, single
// bytes in C. Returns the bytes consumed by this call, 0 for the null character, (size_t)-2 for a
// character not yet complete, (size_t)-1 and EILSEQ for what is none; the state is initial again
// after an error.
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

size_t tn_mbrtowc(wchar_t *restrict to, const char *restrict s, size_t n, mbstate_t *restrict state)
{
    static mbstate_t own;
    wchar_t unwanted;
    if (!state)
        state = &own;
    if (!to)
        to = &unwanted;
    unsigned st = state->__state[0];
    if (!s) {
        state->__state[0] = 0;
        if (!st)
            return 0;
        errno = EILSEQ;
        return (size_t)-1;
    }
    if (!n)
        return (size_t)-2;
    if (!st && (unsigned char)*s < 0x80)
        return (*to = (unsigned char)*s) != 0;
    if (!tn_locale()->utf8) {
        *to = tn_wide_of_byte((unsigned char)*s);
        return 1;
    }
    for (size_t i = 0; i < n;) {
        st = tn_utf8_step(st, (unsigned char)s[i++]);
        if (tn_utf8_complete(st)) {
            state->__state[0] = 0;
            *to = (wchar_t)st;
            return i;
        }
        if (st == TN_UTF8_INVALID) {
            state->__state[0] = 0;
            errno = EILSEQ;
            return (size_t)-1;
        }
    }
    state->__state[0] = st;
    return (size_t)-2;
}
TN_PUBLIC(mbrtowc);
