// SPDX-License-Identifier: MIT
// strlen (C23 7.26.6.4) with vectors of any length; what it may read is in
// string/internal/scan_scalable.h.
#include <tenon/string.h>

#include "string/internal/scan_scalable.h"

TN_VARIANT_OF(strlen);

size_t TN_VARIANT(strlen)(const char *s) { return (size_t)(tn_scalable_find(s, 0) - s); }
