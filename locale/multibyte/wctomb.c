// SPDX-License-Identifier: MIT
// wcrtomb without state (C23 7.24.7.3).
#include "locale/locale.h"

int tn_wctomb(char *s, wchar_t c) { return s ? (int)tn_wcrtomb(s, c, nullptr) : 0; }
TN_PUBLIC(wctomb);
