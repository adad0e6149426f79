// SPDX-License-Identifier: MIT
// The first character that is in `accept` (C23 7.31.4.5.3).
#include "locale/locale.h"

wchar_t *tn_wcspbrk(const wchar_t *s, const wchar_t *accept)
{
    s += tn_wcscspn(s, accept);
    return *s ? (wchar_t *)s : nullptr;
}
TN_PUBLIC(wcspbrk);
