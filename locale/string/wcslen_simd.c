// SPDX-License-Identifier: MIT
// wcslen (C23 7.31.4.7.1) with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(wcslen);

TN_OVERREAD size_t TN_VARIANT(wcslen)(const wchar_t *s)
{
    return tn_scan((const char *)s, 0, TN_SCAN_NUL) / sizeof *s;
}
