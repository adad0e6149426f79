// SPDX-License-Identifier: MIT
// strcasestr (4.4BSD) with vectors; cost and what it may read: mem/internal/search.h.
#include <tenon/string.h>

#include "string/internal/search.h"

TN_VARIANT_OF(strcasestr);

TN_OVERREAD char *TN_VARIANT(strcasestr)(const char *haystack, const char *needle)
{
    const tnc *h = (const tnc *)haystack, *x = (const tnc *)needle;
    return (char *)(x[0] ? tn_search_string(h, x, true) : h);
}
