// SPDX-License-Identifier: MIT
// memmove (C23 7.26.2.3), portable. Reads and writes exactly the two ranges, which may overlap.
#include <stdint.h>
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memmove);
TN_VARIANT_OF(memmove);

void *TN_VARIANT(memmove)(void *dst, const void *src, size_t n)
{
    unsigned char *d = dst;
    const unsigned char *s = src;
    // Forwards unless dst starts inside src; the difference wraps to a large value where dst is
    // below.
    if ((uintptr_t)d - (uintptr_t)s >= n) {
        for (; n; n--)
            *d++ = *s++;
    } else {
        while (n--)
            d[n] = s[n];
    }
    return dst;
}
