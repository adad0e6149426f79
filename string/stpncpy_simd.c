// SPDX-License-Identifier: MIT
// stpncpy (POSIX.1-2024) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/mem.h>
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(stpncpy);

TN_OVERREAD char *TN_VARIANT(stpncpy)(char *restrict dst, const char *restrict src, size_t n)
{
    char *end = tn_copy(dst, src, n, true);
    size_t rest = n - (size_t)(end - dst);
    return rest ? tn_memset(end, 0, rest) : end;
}
