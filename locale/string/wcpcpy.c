// SPDX-License-Identifier: MIT
// Copies a wide string and returns its new end (POSIX.1-2024 wcpcpy).
#include "locale/locale.h"

wchar_t *tn_wcpcpy(wchar_t *restrict to, const wchar_t *restrict from)
{
    size_t n = tn_wcslen(from);
    tn_wmemcpy(to, from, n + 1);
    return to + n;
}
TN_PUBLIC(wcpcpy);
