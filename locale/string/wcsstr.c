// SPDX-License-Identifier: MIT
// wcsstr (C23 7.31.4.5.6), portable: the first occurrence of a string in another, in linear time
// and constant space; see string/internal/search.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "string/internal/search.h"

TN_VARIANT_OF(wcsstr);

wchar_t *TN_VARIANT(wcsstr)(const wchar_t *s, const wchar_t *x)
{
    return (wchar_t *)(*x ? tn_search_string((const tnc *)s, (const tnc *)x, false)
                          : (const tnc *)s);
}
