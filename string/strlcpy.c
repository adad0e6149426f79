// SPDX-License-Identifier: MIT
// strlcpy (POSIX.1-2024), portable: a copy that fits size bytes with its NUL; returns strlen(src).
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strlcpy);
TN_VARIANT_OF(strlcpy);

size_t TN_VARIANT(strlcpy)(char *dst, const char *src, size_t size)
{
    size_t len = tn_strlen(src);
    if (size) {
        size_t n = tn_min(len, size - 1);
        tn_memcpy(dst, src, n);
        dst[n] = 0;
    }
    return len;
}
