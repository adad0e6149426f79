// SPDX-License-Identifier: MIT
// strcat (C23 7.26.3.1).
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strcat(char *restrict dst, const char *restrict src)
{
    tn_strcpy(dst + tn_strlen(dst), src);
    return dst;
}
TN_PUBLIC(strcat);
