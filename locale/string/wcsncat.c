// SPDX-License-Identifier: MIT
// Appends at most n characters and a null character (C23 7.31.4.3.2).
#include "locale/locale.h"

wchar_t *tn_wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    wchar_t *end = to + tn_wcslen(to);
    size_t length = tn_wcsnlen(from, n);
    tn_wmemcpy(end, from, length);
    end[length] = 0;
    return to;
}
TN_PUBLIC(wcsncat);
