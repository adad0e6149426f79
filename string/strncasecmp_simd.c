// SPDX-License-Identifier: MIT
// strncasecmp (POSIX.1-2024) with vectors; what it may read is in string/internal/compare.h.
#include <tenon/string.h>

#define TN_COMPARE_BOUNDED true
#define TN_COMPARE_FOLD true
#include "string/internal/compare.h"

TN_VARIANT_OF(strncasecmp);

TN_OVERREAD int TN_VARIANT(strncasecmp)(const char *a, const char *b, size_t n)
{
    return tn_compare(a, b, n);
}
