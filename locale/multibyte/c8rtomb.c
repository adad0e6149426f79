// SPDX-License-Identifier: MIT
// A UTF-8 unit as multibyte character (C23 7.30.1.2): nothing until the character's last unit,
// meanwhile it grows in the second word of the state. (size_t)-1 and EILSEQ for what is no UTF-8 or
// cannot be expressed.
#include "base/errno.h"
#include "base/mb.h"
#include "locale/locale.h"

size_t tn_c8rtomb(char *restrict s, char8_t unit, mbstate_t *restrict state)
{
    static mbstate_t own;
    if (!state)
        state = &own;
    unsigned st = state->__state[1];
    state->__state[1] = 0;
    if (!s)
        return 1;
    st = tn_utf8_step(st, unit);
    if (st == TN_UTF8_INVALID) {
        errno = EILSEQ;
        return (size_t)-1;
    }
    if (tn_utf8_complete(st))
        return tn_wcrtomb(s, (wchar_t)st, state);
    state->__state[1] = st;
    return 0;
}
TN_PUBLIC(c8rtomb);
