// SPDX-License-Identifier: MIT
// memrchr, portable: the last of n bytes that equals c.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memrchr);
TN_VARIANT_OF(memrchr);

void *TN_VARIANT(memrchr)(const void *s, int c, size_t n)
{
    const unsigned char *p = s;
    while (n--)
        if (p[n] == (unsigned char)c)
            return (void *)(p + n);
    return nullptr;
}
