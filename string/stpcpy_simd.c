// SPDX-License-Identifier: MIT
// stpcpy (POSIX.1-2024) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(stpcpy);

TN_OVERREAD char *TN_VARIANT(stpcpy)(char *restrict dst, const char *restrict src)
{
    return tn_copy(dst, src, 0, false);
}
