// SPDX-License-Identifier: MIT
// strcat (C23 7.26.3.1), portable.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strcat);
TN_VARIANT_OF(strcat);

char *TN_VARIANT(strcat)(char *restrict dst, const char *restrict src)
{
    tn_strcpy(dst + tn_strlen(dst), src);
    return dst;
}
