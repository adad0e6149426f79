// SPDX-License-Identifier: MIT
// strchr (C23 7.26.5.3) with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(strchr);

TN_OVERREAD char *TN_VARIANT(strchr)(const char *s, int c)
{
    const char *p = s + tn_scan(s, (unsigned char)c, TN_SCAN_BYTE_OR_NUL);
    return *p == (char)c ? (char *)p : nullptr;
}
