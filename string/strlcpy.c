// SPDX-License-Identifier: MIT
// strlcpy (POSIX.1-2024): a copy that fits size bytes with its NUL; returns strlen(src).
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

size_t tn_strlcpy(char *dst, const char *src, size_t size)
{
    size_t len = tn_strlen(src);
    if (size) {
        size_t n = tn_min(len, size - 1);
        tn_memcpy(dst, src, n);
        dst[n] = 0;
    }
    return len;
}
TN_PUBLIC(strlcpy);
