// SPDX-License-Identifier: MIT
// wcschr (C23 7.31.4.5.1) with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(wcschr);

TN_OVERREAD wchar_t *TN_VARIANT(wcschr)(const wchar_t *s, wchar_t c)
{
    wchar_t *p = (wchar_t *)s + tn_scan((const char *)s, (tnc)c, TN_SCAN_BYTE_OR_NUL) / sizeof *s;
    return *p == c ? p : nullptr;
}
