// SPDX-License-Identifier: MIT
#include "locale/wide/unicode.h"

#define TN_UNICODE_WIDE
#include "locale/wide/unicode_table.inc"

bool tn_unicode_wide(unsigned c) { return tn_unicode_in(c, high, sizeof high, low, bits); }
