// SPDX-License-Identifier: MIT
// wcsstr (C23 7.31.4.5.6) with vectors; cost and what it may read: string/internal/search.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "string/internal/search.h"

TN_VARIANT_OF(wcsstr);

TN_OVERREAD wchar_t *TN_VARIANT(wcsstr)(const wchar_t *s, const wchar_t *x)
{
    return (wchar_t *)(*x ? tn_search_string((const tnc *)s, (const tnc *)x, false)
                          : (const tnc *)s);
}
