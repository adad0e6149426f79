// SPDX-License-Identifier: MIT
#include "locale/wide/unicode.h"

#define TN_UNICODE_UPPER
#include "locale/wide/unicode_table.inc"

bool tn_unicode_upper(unsigned c) { return tn_unicode_in(c, high, sizeof high, low, bits); }
