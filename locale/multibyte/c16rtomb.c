// SPDX-License-Identifier: MIT
// A UTF-16 unit as multibyte character (C23 7.30.1.4). A high surrogate gives nothing yet and waits
// in the second word of the state; what follows must be a low one, else EILSEQ.
#include "base/errno.h"
#include "locale/locale.h"

size_t tn_c16rtomb(char *restrict s, char16_t unit, mbstate_t *restrict state)
{
    static mbstate_t own;
    if (!state)
        state = &own;
    unsigned *high = &state->__state[1];
    if (!s) {
        *high = 0;
        return 1;
    }
    if (!*high && unit - 0xd800u < 0x400) {
        *high = unit;
        return 0;
    }
    unsigned c = unit;
    if (*high) {
        // An invalid pair stays one for wcrtomb.
        c = unit - 0xdc00u < 0x400 ? 0x10000 + ((*high - 0xd800) << 10 | (unit - 0xdc00u)) : *high;
        *high = 0;
    }
    return tn_wcrtomb(s, (wchar_t)c, state);
}
TN_PUBLIC(c16rtomb);
