// SPDX-License-Identifier: MIT
// wcsncmp (C23 7.31.4.4.3) with vectors; what it may read is in string/internal/compare.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "locale/string/wide_bytes.h"
#define TN_COMPARE_BOUNDED true
#define TN_COMPARE_FOLD false
#include "string/internal/compare.h"

TN_VARIANT_OF(wcsncmp);

TN_OVERREAD int TN_VARIANT(wcsncmp)(const wchar_t *a, const wchar_t *b, size_t n)
{
    return tn_compare(a, b, tn_wide_bytes(n));
}
