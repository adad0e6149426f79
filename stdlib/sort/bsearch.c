// SPDX-License-Identifier: MIT
// Binary search in a sorted array (C23 7.24.5.1): any element that compares equal to the key, or a
// null pointer. At most log2(n) + 1 comparisons.
#include "stdlib/stdlib.h"

void *tn_bsearch(const void *key, const void *base, size_t n, size_t size,
                 int (*compare)(const void *, const void *))
{
    const char *from = base;
    while (n) {
        const char *middle = from + n / 2 * size;
        int order = compare(key, middle);
        if (!order)
            return (void *)middle;
        if (order > 0) {
            from = middle + size;
            n--;
        }
        n /= 2;
    }
    return nullptr;
}
TN_PUBLIC(bsearch);
