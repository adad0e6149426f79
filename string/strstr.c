// SPDX-License-Identifier: MIT
// strstr (C23 7.26.5.7). Linear time, and never far beyond the match: candidates come from strchr
// while it is rarely wrong, then Two-Way decides.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"
#include "mem/internal/two_way.h"

char *tn_strstr(const char *haystack, const char *needle)
{
    const unsigned char *h = (const unsigned char *)haystack, *x = (const unsigned char *)needle;
    if (!*x)
        return (char *)h;
    // Comparisons at false candidates are paid for by the bytes that strchr skipped.
    for (size_t budget = 16;; h++) {
        const unsigned char *from = h;
        h = (const unsigned char *)tn_strchr((const char *)h, *x);
        if (!h)
            return nullptr;
        size_t i = 1;
        while (x[i] && h[i] == x[i])
            i++;
        if (!x[i])
            return (char *)h;
        if (!h[i])
            return nullptr; // less is left than the needle needs
        budget += (size_t)(h - from) / 8;
        if (i > budget)
            break;
        budget -= i;
    }
    return (char *)tn_two_way(h + 1, (struct tn_haystack){h + 1, true}, x, tn_strlen(needle),
                              false);
}
TN_PUBLIC(strstr);
