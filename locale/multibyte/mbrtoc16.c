// SPDX-License-Identifier: MIT
// The next UTF-16 unit of a multibyte string (C23 7.30.1.3). A character above U+FFFF gives two:
// the second comes with the next call, which consumes nothing and returns (size_t)-3; until then it
// waits in the second word of the state.
#include "locale/locale.h"

size_t tn_mbrtoc16(char16_t *restrict to, const char *restrict s, size_t n,
                   mbstate_t *restrict state)
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
        if (to)
            *to = (char16_t)*waiting;
        *waiting = 0;
        return (size_t)-3;
    }
    wchar_t wide;
    size_t r = tn_mbrtowc(&wide, s, n, state);
    if (r >= (size_t)-2)
        return r;
    unsigned c = (unsigned)wide;
    if (c >= 0x10000) {
        *waiting = 0xdc00 | (c & 0x3ff);
        c = 0xd800 + ((c - 0x10000) >> 10);
    }
    if (to)
        *to = (char16_t)c;
    return r;
}
TN_PUBLIC(mbrtoc16);
