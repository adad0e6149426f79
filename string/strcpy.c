// SPDX-License-Identifier: MIT
// strcpy (C23 7.26.2.4), portable. Measuring first lets both passes run at vector speed.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strcpy);
TN_VARIANT_OF(strcpy);

char *TN_VARIANT(strcpy)(char *restrict dst, const char *restrict src)
{
    return tn_memcpy(dst, src, tn_strlen(src) + 1);
}
