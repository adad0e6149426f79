// SPDX-License-Identifier: MIT
// memcmp (C23 7.26.4.1) and bcmp, portable.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memcmp);
TN_VARIANT_OF(memcmp);

int TN_VARIANT(memcmp)(const void *a, const void *b, size_t n)
{
    const unsigned char *x = a, *y = b;
    for (; n; n--, x++, y++)
        if (*x != *y)
            return *x - *y;
    return 0;
}
