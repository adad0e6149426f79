// SPDX-License-Identifier: MIT
// strchr (C23 7.26.5.3) with vectors of any length; what it may read is in
// string/internal/scan_scalable.h.
#include <tenon/string.h>

#include "string/internal/scan_scalable.h"

TN_VARIANT_OF(strchr);

char *TN_VARIANT(strchr)(const char *s, int c)
{
    char *p = tn_scalable_find(s, (char)c);
    return *p == (char)c ? p : nullptr;
}
