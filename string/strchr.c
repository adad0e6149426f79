// SPDX-License-Identifier: MIT
// strchr (C23 7.26.5.3), portable; c may be the NUL, whose place is then the result.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strchr);
TN_VARIANT_OF(strchr);

char *TN_VARIANT(strchr)(const char *s, int c)
{
    while (*s && *s != (char)c)
        s++;
    return *s == (char)c ? (char *)s : nullptr;
}
