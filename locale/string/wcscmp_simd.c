// SPDX-License-Identifier: MIT
// wcscmp (C23 7.31.4.4.1) with vectors; what it may read is in string/internal/compare.h.
#define TNV_WIDE
#include "locale/locale.h"
#define TN_COMPARE_BOUNDED false
#define TN_COMPARE_FOLD false
#include "string/internal/compare.h"

TN_VARIANT_OF(wcscmp);

TN_OVERREAD int TN_VARIANT(wcscmp)(const wchar_t *a, const wchar_t *b)
{
    return tn_compare(a, b, 0);
}
