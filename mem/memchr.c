// SPDX-License-Identifier: MIT
// memchr (C23 7.26.5.2), portable: reads up to the first match only.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memchr);
TN_VARIANT_OF(memchr);

void *TN_VARIANT(memchr)(const void *s, int c, size_t n)
{
    const unsigned char *p = s;
    for (; n; n--, p++)
        if (*p == (unsigned char)c)
            return (void *)p;
    return nullptr;
}
