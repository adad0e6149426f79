// SPDX-License-Identifier: MIT
// wcsrtombs from the initial state (C23 7.24.8.2).
#include "locale/locale.h"

size_t tn_wcstombs(char *restrict to, const wchar_t *s, size_t max)
{
    return tn_wcsnrtombs(to, &s, (size_t)-1, max, nullptr);
}
TN_PUBLIC(wcstombs);
