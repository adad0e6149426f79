// SPDX-License-Identifier: MIT
// wcsrchr (C23 7.31.4.5.4) with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "string/internal/scan_last.h"

TN_VARIANT_OF(wcsrchr);

TN_OVERREAD wchar_t *TN_VARIANT(wcsrchr)(const wchar_t *s, wchar_t c)
{
    return (wchar_t *)tn_scan_last((const char *)s, (tnc)c);
}
