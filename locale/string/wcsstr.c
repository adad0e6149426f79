// SPDX-License-Identifier: MIT
// The first occurrence of a string in another (C23 7.31.4.5.6).
#include "locale/locale.h"

wchar_t *tn_wcsstr(const wchar_t *s, const wchar_t *part)
{
    size_t n = tn_wcslen(part);
    if (!n)
        return (wchar_t *)s;
    for (; (s = tn_wcschr(s, *part)); s++)
        if (!tn_wcsncmp(s, part, n))
            return (wchar_t *)s;
    return nullptr;
}
TN_PUBLIC(wcsstr);
TN_PUBLIC_AS(wcswcs, tn_wcsstr);
