// SPDX-License-Identifier: MIT
// wcschrnul with vectors; what it may read is in mem/internal/scan.h.
#define TNV_WIDE
#include "locale/locale.h"
#include "mem/internal/scan.h"

TN_VARIANT_OF(wcschrnul);

TN_OVERREAD wchar_t *TN_VARIANT(wcschrnul)(const wchar_t *s, wchar_t c)
{
    return (wchar_t *)s + tn_scan((const char *)s, (tnc)c, TN_SCAN_BYTE_OR_NUL) / sizeof *s;
}
