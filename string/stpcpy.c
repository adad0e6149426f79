// SPDX-License-Identifier: MIT
// stpcpy (POSIX.1-2024), portable: strcpy that returns the address of the copied NUL.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(stpcpy);
TN_VARIANT_OF(stpcpy);

char *TN_VARIANT(stpcpy)(char *restrict dst, const char *restrict src)
{
    size_t n = tn_strlen(src);
    return (char *)tn_memcpy(dst, src, n + 1) + n;
}
