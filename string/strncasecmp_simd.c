// SPDX-License-Identifier: MIT
// strncasecmp (POSIX.1-2024) with vectors; what it may read is in string/internal/compare.h.
#include <tenon/string.h>

#include "string/internal/compare.h"

TN_VARIANT_OF(strncasecmp);

TN_OVERREAD int TN_VARIANT(strncasecmp)(const char *a, const char *b, size_t n)
{
    return tn_compare(a, b, n, true, true);
}
