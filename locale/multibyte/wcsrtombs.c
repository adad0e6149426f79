// SPDX-License-Identifier: MIT
// wcsnrtombs without a limit of characters (C23 7.31.6.4.2).
#include "locale/locale.h"

size_t tn_wcsrtombs(char *restrict to, const wchar_t **restrict src, size_t max,
                    mbstate_t *restrict state)
{
    return tn_wcsnrtombs(to, src, (size_t)-1, max, state);
}
TN_PUBLIC(wcsrtombs);
