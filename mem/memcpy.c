// SPDX-License-Identifier: MIT
// memcpy (C23 7.26.2.1), portable: the specification of the other variants, and what early boot
// calls. Reads and writes exactly the two ranges.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memcpy);
TN_VARIANT_OF(memcpy);

void *TN_VARIANT(memcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    unsigned char *d = dst;
    const unsigned char *s = src;
    for (; n; n--)
        *d++ = *s++;
    return dst;
}
