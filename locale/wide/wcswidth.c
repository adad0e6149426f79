// SPDX-License-Identifier: MIT
// Columns of at most n characters of a string (POSIX.1-2024 wcswidth), or -1 if one of them cannot
// be printed.
#include "locale/locale.h"

int tn_wcswidth(const wchar_t *s, size_t n)
{
    int sum = 0;
    for (; n && *s; n--, s++) {
        int width = tn_wcwidth(*s);
        if (width < 0 || __builtin_add_overflow(sum, width, &sum))
            return -1;
    }
    return sum;
}
TN_PUBLIC(wcswidth);
