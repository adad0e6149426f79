// SPDX-License-Identifier: MIT
// Appends a wide string (C23 7.31.4.3.1).
#include "locale/locale.h"

wchar_t *tn_wcscat(wchar_t *restrict to, const wchar_t *restrict from)
{
    tn_wcscpy(to + tn_wcslen(to), from);
    return to;
}
TN_PUBLIC(wcscat);
