// SPDX-License-Identifier: MIT
// strcasestr (4.4BSD): strstr that ignores the case of ASCII letters. Linear time.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"
#include "mem/internal/two_way.h"

char *tn_strcasestr(const char *haystack, const char *needle)
{
    const unsigned char *h = (const unsigned char *)haystack;
    size_t m = tn_strlen(needle);
    if (m == 0)
        return (char *)h;
    return (char *)tn_two_way_inline(h, (struct tn_haystack){h, true},
                                     (const unsigned char *)needle, m, true);
}
TN_PUBLIC(strcasestr);
