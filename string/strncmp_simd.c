// SPDX-License-Identifier: MIT
// strncmp (C23 7.26.4.4) with vectors; what it may read is in string/internal/compare.h.
#include <tenon/string.h>

#define TN_COMPARE_BOUNDED true
#define TN_COMPARE_FOLD false
#include "string/internal/compare.h"

TN_VARIANT_OF(strncmp);

TN_OVERREAD int TN_VARIANT(strncmp)(const char *a, const char *b, size_t n)
{
    return tn_compare(a, b, n);
}
