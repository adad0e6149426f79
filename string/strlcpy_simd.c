// SPDX-License-Identifier: MIT
// strlcpy (POSIX.1-2024) with vectors; what it may read is in string/internal/copy.h.
#include <tenon/string.h>

#include "string/internal/copy.h"

TN_VARIANT_OF(strlcpy);

TN_OVERREAD size_t TN_VARIANT(strlcpy)(char *dst, const char *src, size_t size)
{
    if (size == 0)
        return tn_strlen(src);
    char *end = tn_copy(dst, src, size - 1, true);
    size_t len = (size_t)(end - dst);
    *end = 0;
    // Without room for the NUL it did not see the end.
    return len < size - 1 ? len : len + tn_strlen(src + len);
}
