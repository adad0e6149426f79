// SPDX-License-Identifier: MIT
// mbsrtowcs from the initial state (C23 7.24.8.1).
#include "locale/locale.h"

size_t tn_mbstowcs(wchar_t *restrict to, const char *s, size_t max)
{
    mbstate_t state = {};
    return tn_mbsnrtowcs(to, &s, (size_t)-1, max, &state);
}
TN_PUBLIC(mbstowcs);
