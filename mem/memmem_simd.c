// SPDX-License-Identifier: MIT
// memmem (POSIX.1-2024) with vectors; cost and what it may read: mem/internal/search.h.
#include <tenon/mem.h>

#include "mem/internal/search.h"

TN_VARIANT_OF(memmem);

TN_OVERREAD void *TN_VARIANT(memmem)(const void *haystack, size_t n, const void *needle, size_t m)
{
    const unsigned char *h = haystack;
    if (m == 0)
        return (void *)h;
    if (m == 1)
        return tn_memchr(h, *(const unsigned char *)needle, n);
    return (void *)tn_search(h, (struct tn_haystack){h + n, 0}, needle, m, false);
}
