// SPDX-License-Identifier: MIT
// wmemchr (C23 7.31.4.5.8) with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "locale/string/wide_bytes.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(wmemchr);

TN_OVERREAD wchar_t *TN_VARIANT(wmemchr)(const wchar_t *s, wchar_t c, size_t n)
{
    return (wchar_t *)tn_scan_n((const char *)s, (tnc)c, tn_wide_bytes(n), 0);
}
