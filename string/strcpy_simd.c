// SPDX-License-Identifier: MIT
// strcpy (C23 7.26.2.4) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(strcpy);

TN_OVERREAD char *TN_VARIANT(strcpy)(char *restrict dst, const char *restrict src)
{
    tn_copy(dst, src, 0, false);
    return dst;
}
