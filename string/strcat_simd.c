// SPDX-License-Identifier: MIT
// strcat (C23 7.26.3.1) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(strcat);

TN_OVERREAD char *TN_VARIANT(strcat)(char *restrict dst, const char *restrict src)
{
    tn_copy(dst + tn_scan(dst, 0, TN_SCAN_NUL), src, 0, false);
    return dst;
}
