// SPDX-License-Identifier: MIT
// mempcpy: memcpy that returns the end of the copy.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(mempcpy);
TN_VARIANT_OF(mempcpy);

void *TN_VARIANT(mempcpy)(void *restrict dst, const void *restrict src, size_t n)
{
    return (char *)tn_memcpy(dst, src, n) + n;
}
