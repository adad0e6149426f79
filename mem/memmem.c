// SPDX-License-Identifier: MIT
// memmem (POSIX.1-2024). Linear time: candidates come from memchr while it is rarely wrong, then
// Two-Way decides.
#include <string.h>
#include <tenon/mem.h>

#include "base/tn.h"
#include "mem/internal/two_way.h"

void *tn_memmem(const void *haystack, size_t n, const void *needle, size_t m)
{
    const unsigned char *h = haystack, *x = needle, *end = h + n;
    if (m == 0)
        return (void *)h;
    // Comparisons at false candidates are paid for by the bytes that memchr skipped, so all of them
    // are O(n + m).
    for (size_t budget = 16; m <= (size_t)(end - h); h++) {
        const unsigned char *from = h;
        h = tn_memchr(h, *x, (size_t)(end - h) - m + 1);
        if (!h)
            return nullptr;
        size_t i = 1;
        while (i < m && h[i] == x[i])
            i++;
        if (i == m)
            return (void *)h;
        budget += (size_t)(h - from) / 8;
        if (i > budget)
            return (void *)tn_two_way(h + 1, (struct tn_haystack){end, false}, x, m, false);
        budget -= i;
    }
    return nullptr;
}
TN_PUBLIC(memmem);
