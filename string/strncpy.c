// SPDX-License-Identifier: MIT
// strncpy (C23 7.26.2.5), portable.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strncpy);
TN_VARIANT_OF(strncpy);

char *TN_VARIANT(strncpy)(char *restrict dst, const char *restrict src, size_t n)
{
    tn_stpncpy(dst, src, n);
    return dst;
}
