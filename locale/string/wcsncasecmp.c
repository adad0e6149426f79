// SPDX-License-Identifier: MIT
// wcscasecmp of at most n characters (POSIX.1-2024 wcsncasecmp).
#include "locale/locale.h"

int tn_wcsncasecmp(const wchar_t *a, const wchar_t *b, size_t n)
{
    for (; n; a++, b++, n--) {
        if (*a != *b) {
            wint_t x = tn_towlower((wint_t)*a), y = tn_towlower((wint_t)*b);
            if (x != y)
                return x < y ? -1 : 1;
        }
        if (!*a)
            return 0;
    }
    return 0;
}
TN_PUBLIC(wcsncasecmp);

int tn_wcsncasecmp_l(const wchar_t *a, const wchar_t *b, size_t n, locale_t)
{
    return tn_wcsncasecmp(a, b, n);
}
TN_PUBLIC(wcsncasecmp_l);
