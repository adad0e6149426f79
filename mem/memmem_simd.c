// SPDX-License-Identifier: MIT
// memmem (POSIX.1-2024) with vectors; cost and what it may read: mem/internal/search.h.
#include <tenon/mem.h>

#include "mem/internal/search.h"

TN_VARIANT_OF(memmem);

TN_NOINLINE TN_OVERREAD static const unsigned char *search(const unsigned char *h, size_t n,
                                                           const unsigned char *needle, size_t m)
{
    return tn_search(h, (struct tn_haystack){h + n, 0}, needle, m, false);
}

TN_OVERREAD void *TN_VARIANT(memmem)(const void *haystack, size_t n, const void *needle, size_t m)
{
    if (m == 0)
        return (void *)haystack;
    if (m > n)
        return nullptr;
    if (m == 1)
        return tn_memchr(haystack, *(const unsigned char *)needle, n);
    return (void *)search(haystack, n, needle, m);
}
