// SPDX-License-Identifier: MIT
// A UTF-32 character as multibyte character (C23 7.30.1.6).
#include "locale/locale.h"

size_t tn_c32rtomb(char *restrict s, char32_t c, mbstate_t *restrict state)
{
    return tn_wcrtomb(s, (wchar_t)c, state);
}
TN_PUBLIC(c32rtomb);
