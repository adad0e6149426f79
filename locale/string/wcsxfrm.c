// SPDX-License-Identifier: MIT
// A string whose order by code is the order of the locale (C23 7.31.4.4.4): the string itself.
// Returns its length; to is indeterminate if that does not fit in n, and may be null if n is 0.
#include "locale/locale.h"

size_t tn_wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t n)
{
    size_t length = tn_wcslen(from);
    if (length < n)
        tn_wmemcpy(to, from, length + 1);
    return length;
}
TN_PUBLIC(wcsxfrm);

size_t tn_wcsxfrm_l(wchar_t *restrict to, const wchar_t *restrict from, size_t n, locale_t)
{
    return tn_wcsxfrm(to, from, n);
}
TN_PUBLIC(wcsxfrm_l);
TN_PUBLIC_AS(__wcsxfrm_l, tn_wcsxfrm_l);
