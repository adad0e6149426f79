// SPDX-License-Identifier: MIT
// mempcpy: memcpy that returns the end of the copy.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

void *tn_mempcpy(void *restrict dst, const void *restrict src, size_t n)
{
    return (char *)tn_memcpy(dst, src, n) + n;
}
TN_PUBLIC(mempcpy);
