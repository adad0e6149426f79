// SPDX-License-Identifier: MIT
// stpncpy (POSIX.1-2024), portable: n bytes of dst, the string and NULs after it; returns the first
// NUL written, or dst + n.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(stpncpy);
TN_VARIANT_OF(stpncpy);

char *TN_VARIANT(stpncpy)(char *restrict dst, const char *restrict src, size_t n)
{
    size_t len = tn_strnlen(src, n);
    char *end = (char *)tn_memcpy(dst, src, len) + len;
    tn_memset(end, 0, n - len);
    return end;
}
