// SPDX-License-Identifier: MIT
// strcmp (C23 7.26.4.2) with vectors; what it may read is in string/internal/compare.h.
#include <tenon/string.h>

#define TN_COMPARE_BOUNDED false
#define TN_COMPARE_FOLD false
#include "string/internal/compare.h"

TN_VARIANT_OF(strcmp);

TN_OVERREAD int TN_VARIANT(strcmp)(const char *a, const char *b) { return tn_compare(a, b, 0); }
