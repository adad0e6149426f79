// SPDX-License-Identifier: MIT
// memset (C23 7.26.6.1), portable.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memset);
TN_VARIANT_OF(memset);

void *TN_VARIANT(memset)(void *dst, int c, size_t n)
{
    unsigned char *d = dst;
    for (; n; n--)
        *d++ = (unsigned char)c;
    return dst;
}
