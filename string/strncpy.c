// SPDX-License-Identifier: MIT
// strncpy (C23 7.26.2.5).
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strncpy(char *restrict dst, const char *restrict src, size_t n)
{
    tn_stpncpy(dst, src, n);
    return dst;
}
TN_PUBLIC(strncpy);
