// SPDX-License-Identifier: MIT
// strncat (C23 7.26.3.2) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(strncat);

TN_OVERREAD char *TN_VARIANT(strncat)(char *restrict dst, const char *restrict src, size_t n)
{
    *tn_copy(dst + tn_scan(dst, 0, TN_SCAN_NUL), src, n, true) = 0;
    return dst;
}
