// SPDX-License-Identifier: MIT
// Copies a wide string (C23 7.31.4.2.1).
#include "locale/locale.h"

wchar_t *tn_wcscpy(wchar_t *restrict to, const wchar_t *restrict from)
{
    tn_wmemcpy(to, from, tn_wcslen(from) + 1);
    return to;
}
TN_PUBLIC(wcscpy);
