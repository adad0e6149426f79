// SPDX-License-Identifier: MIT
// mbsnrtowcs without a limit of bytes (C23 7.31.6.4.1).
#include "locale/locale.h"

size_t tn_mbsrtowcs(wchar_t *restrict to, const char **restrict src, size_t max,
                    mbstate_t *restrict state)
{
    static mbstate_t own;
    return tn_mbsnrtowcs(to, src, (size_t)-1, max, state ? state : &own);
}
TN_PUBLIC(mbsrtowcs);
