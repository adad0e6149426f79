// SPDX-License-Identifier: MIT
// strrchr (C23 7.26.5.5), portable; c may be the NUL.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strrchr);
TN_VARIANT_OF(strrchr);

char *TN_VARIANT(strrchr)(const char *s, int c)
{
    const char *last = nullptr;
    do {
        if (*s == (char)c)
            last = s;
    } while (*s++);
    return (char *)last;
}
