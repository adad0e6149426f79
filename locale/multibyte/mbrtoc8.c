// SPDX-License-Identifier: MIT
// The next UTF-8 unit of a multibyte string (C23 7.30.1.1). Further units of a character come with
// the next calls, which consume nothing and return (size_t)-3; until then they wait in the second
// word of the state, the next one lowest, their number on top.
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

size_t tn_mbrtoc8(char8_t *restrict to, const char *restrict s, size_t n, mbstate_t *restrict state)
{
    static mbstate_t own;
    if (!state)
        state = &own;
    unsigned *waiting = &state->__state[1];
    if (!s) {
        *waiting = 0;
        return tn_mbrtowc(nullptr, nullptr, 0, state);
    }
    if (*waiting) {
        unsigned left = (*waiting >> 24) - 1;
        if (to)
            *to = *waiting & 0xff;
        *waiting = left ? left << 24 | (*waiting >> 8 & 0xffff) : 0;
        return (size_t)-3;
    }
    wchar_t wide;
    size_t r = tn_mbrtowc(&wide, s, n, state);
    if (r >= (size_t)-2)
        return r;
    char units[4];
    size_t count = tn_utf8_put(units, (unsigned)wide);
    if (!count) {
        // A byte of the C locale that is no character.
        errno = EILSEQ;
        return (size_t)-1;
    }
    for (size_t i = count - 1; i > 0; i--)
        *waiting = *waiting << 8 | (unsigned char)units[i];
    *waiting |= (unsigned)(count - 1) << 24;
    if (to)
        *to = (char8_t)units[0];
    return r;
}
TN_PUBLIC(mbrtoc8);
