// SPDX-License-Identifier: MIT
// strcasestr (4.4BSD), portable: strstr that ignores the case of ASCII letters.
#include <string.h>
#include <tenon/string.h>

#include "string/internal/search.h"

TN_NAME(strcasestr);
TN_VARIANT_OF(strcasestr);

char *TN_VARIANT(strcasestr)(const char *haystack, const char *needle)
{
    const tnc *h = (const tnc *)haystack, *x = (const tnc *)needle;
    return (char *)(x[0] ? tn_search_string(h, x, true) : h);
}
