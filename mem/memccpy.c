// SPDX-License-Identifier: MIT
// memccpy (C23 7.26.2.2): copy up to and including the first byte c, n bytes at most. Source bytes
// after c are not read beyond their page, so src may be a string shorter than n.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"

TN_NAME(memccpy);
TN_VARIANT_OF(memccpy);

void *TN_VARIANT(memccpy)(void *restrict dst, const void *restrict src, int c, size_t n)
{
    const char *stop = tn_memchr(src, c, n);
    if (!stop) {
        tn_memcpy(dst, src, n);
        return nullptr;
    }
    n = (size_t)(stop - (const char *)src) + 1;
    return (char *)tn_memcpy(dst, src, n) + n;
}
