// SPDX-License-Identifier: MIT
// strstr (C23 7.26.5.7) with vectors; cost and what it may read: mem/internal/search.h.
#include <tenon/string.h>

#include "mem/internal/search.h"

TN_VARIANT_OF(strstr);

TN_OVERREAD char *TN_VARIANT(strstr)(const char *haystack, const char *needle)
{
    const unsigned char *h = (const unsigned char *)haystack, *x = (const unsigned char *)needle;
    if (!x[0])
        return (char *)h;
    if (!x[1])
        return tn_strchr(haystack, x[0]);
    return (char *)tn_search(h, (struct tn_haystack){h, true}, x, tn_strlen(needle));
}
