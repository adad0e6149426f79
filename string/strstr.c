// SPDX-License-Identifier: MIT
// strstr (C23 7.26.5.7), portable. Linear time, constant space, and the haystack is measured only
// as far as it is searched: see string/internal/search.h.
#include <string.h>
#include <tenon/string.h>

#include "string/internal/search.h"

TN_NAME(strstr);
TN_VARIANT_OF(strstr);

char *TN_VARIANT(strstr)(const char *haystack, const char *needle)
{
    const tnc *h = (const tnc *)haystack, *x = (const tnc *)needle;
    return (char *)(x[0] ? tn_search_string(h, x, false) : h);
}
