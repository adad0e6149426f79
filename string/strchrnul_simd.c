// SPDX-License-Identifier: MIT
// strchrnul with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(strchrnul);

TN_OVERREAD char *TN_VARIANT(strchrnul)(const char *s, int c)
{
    return (char *)s + tn_scan(s, (unsigned char)c, TN_SCAN_BYTE_OR_NUL);
}
