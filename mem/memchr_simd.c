// SPDX-License-Identifier: MIT
// memchr (C23 7.26.5.2) with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/mem.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(memchr);

TN_OVERREAD void *TN_VARIANT(memchr)(const void *s, int c, size_t n)
{
    return (void *)tn_scan_n(s, (unsigned char)c, n, 0);
}
