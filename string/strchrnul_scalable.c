// SPDX-License-Identifier: MIT
// strchrnul with vectors of any length; what it may read is in string/internal/scan_scalable.h.
#include <tenon/string.h>

#include "string/internal/scan_scalable.h"

TN_VARIANT_OF(strchrnul);

char *TN_VARIANT(strchrnul)(const char *s, int c) { return tn_scalable_find(s, (char)c); }
