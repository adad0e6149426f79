// SPDX-License-Identifier: MIT
// strcasecmp (POSIX.1-2024) with vectors; what it may read is in string/internal/compare.h.
#include <tenon/string.h>

#define TN_COMPARE_BOUNDED false
#define TN_COMPARE_FOLD true
#include "string/internal/compare.h"

TN_VARIANT_OF(strcasecmp);

TN_OVERREAD int TN_VARIANT(strcasecmp)(const char *a, const char *b) { return tn_compare(a, b, 0); }
