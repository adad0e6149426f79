// SPDX-License-Identifier: MIT
// The next word of a string (C23 7.31.4.5.7); the state is the caller's, so it is thread-safe.
#include "locale/locale.h"

wchar_t *tn_wcstok(wchar_t *restrict s, const wchar_t *restrict separators,
                   wchar_t **restrict state)
{
    if (!s && !(s = *state))
        return nullptr;
    s += tn_wcsspn(s, separators);
    if (!*s)
        return *state = nullptr;
    wchar_t *end = tn_wcspbrk(s, separators);
    if (end)
        *end++ = 0;
    *state = end;
    return s;
}
TN_PUBLIC(wcstok);
