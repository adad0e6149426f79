// SPDX-License-Identifier: MIT
// Compares without regard to case (POSIX.1-2024 wcscasecmp): as towlower maps both.
#include "locale/locale.h"

int tn_wcscasecmp(const wchar_t *a, const wchar_t *b) { return tn_wcsncasecmp(a, b, (size_t)-1); }
TN_PUBLIC(wcscasecmp);

int tn_wcscasecmp_l(const wchar_t *a, const wchar_t *b, locale_t) { return tn_wcscasecmp(a, b); }
TN_PUBLIC(wcscasecmp_l);
