// SPDX-License-Identifier: MIT
// wmemcmp (C23 7.31.4.4.5) with vectors; what it may read is in mem/internal/order.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "locale/string/wide_bytes.h"
#include "mem/internal/order.h"

TN_VARIANT_OF(wmemcmp);

TN_OVERREAD int TN_VARIANT(wmemcmp)(const wchar_t *a, const wchar_t *b, size_t n)
{
    return tn_order(a, b, tn_wide_bytes(n));
}
