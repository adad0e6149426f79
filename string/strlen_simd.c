// SPDX-License-Identifier: MIT
// strlen (C23 7.26.6.4) with vectors; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "mem/internal/scan.h"

TN_VARIANT_OF(strlen);

TN_OVERREAD size_t TN_VARIANT(strlen)(const char *s) { return tn_scan(s, 0, TN_SCAN_NUL); }
