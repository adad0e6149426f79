// SPDX-License-Identifier: MIT
// strcpy (C23 7.26.2.4). Measuring first lets both passes run at vector speed.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strcpy(char *restrict dst, const char *restrict src)
{
    return tn_memcpy(dst, src, tn_strlen(src) + 1);
}
TN_PUBLIC(strcpy);
