// SPDX-License-Identifier: MIT
// strstr (C23 7.26.5.7) with vectors; cost and what it may read: mem/internal/search.h.
#include <tenon/string.h>

#include "string/internal/search.h"

TN_VARIANT_OF(strstr);

TN_OVERREAD char *TN_VARIANT(strstr)(const char *haystack, const char *needle)
{
    const tnc *h = (const tnc *)haystack, *x = (const tnc *)needle;
    return (char *)(x[0] ? tn_search_string(h, x, false) : h);
}
