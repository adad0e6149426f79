// SPDX-License-Identifier: MIT
// strlcat (POSIX.1-2024): append so that all fits size bytes with its NUL; returns the length it
// tried to make. A dst without a NUL in its size bytes is left alone and counts as size long.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

size_t tn_strlcat(char *dst, const char *src, size_t size)
{
    size_t len = tn_strnlen(dst, size);
    return len + tn_strlcpy(dst + len, src, size - len);
}
TN_PUBLIC(strlcat);
