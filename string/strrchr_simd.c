// SPDX-License-Identifier: MIT
// strrchr (C23 7.26.5.5) with vectors in one pass; what it may read is in mem/internal/scan.h.
#include <tenon/string.h>

#include "string/internal/scan_last.h"

TN_VARIANT_OF(strrchr);

TN_OVERREAD char *TN_VARIANT(strrchr)(const char *s, int c) { return tn_scan_last(s, (tnc)c); }
