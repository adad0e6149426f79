// SPDX-License-Identifier: MIT
// Compares in the order of the locale (C23 7.31.4.4.2): both locales order by code, C.UTF-8 by
// definition.
#include "locale/locale.h"

int tn_wcscoll(const wchar_t *a, const wchar_t *b) { return tn_wcscmp(a, b); }
TN_PUBLIC(wcscoll);

int tn_wcscoll_l(const wchar_t *a, const wchar_t *b, locale_t) { return tn_wcscmp(a, b); }
TN_PUBLIC(wcscoll_l);
TN_PUBLIC_AS(__wcscoll_l, tn_wcscoll_l);
