// SPDX-License-Identifier: MIT
// The next UTF-32 character of a multibyte string (C23 7.30.1.5): wide characters are UTF-32 here.
#include "locale/locale.h"

size_t tn_mbrtoc32(char32_t *restrict to, const char *restrict s, size_t n,
                   mbstate_t *restrict state)
{
    static mbstate_t own;
    wchar_t c;
    size_t r = tn_mbrtowc(&c, s, n, state ? state : &own);
    if (to && s && r < (size_t)-2)
        *to = (char32_t)c;
    return r;
}
TN_PUBLIC(mbrtoc32);
