// SPDX-License-Identifier: MIT
// strcmp (C23 7.26.4.2) with vectors of any length; what it may read is in
// string/internal/compare_scalable.h.
#include <tenon/string.h>

#include "string/internal/compare_scalable.h"

TN_VARIANT_OF(strcmp);

int TN_VARIANT(strcmp)(const char *a, const char *b) { return tn_scalable_compare(a, b, 0, false); }
