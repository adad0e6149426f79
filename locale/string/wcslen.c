// SPDX-License-Identifier: MIT
// Wide characters before the null character (C23 7.31.4.7.1).
#include "locale/locale.h"

size_t tn_wcslen(const wchar_t *s)
{
    const wchar_t *p = s;
    while (*p)
        p++;
    return (size_t)(p - s);
}
TN_PUBLIC(wcslen);
