// SPDX-License-Identifier: MIT
#include "locale/wide/unicode.h"

#define TN_UNICODE_ALPHA
#include "locale/wide/unicode_table.inc"

bool tn_unicode_alpha(unsigned c) { return tn_unicode_in(c, high, sizeof high, low, bits); }
