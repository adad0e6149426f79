// SPDX-License-Identifier: MIT
#include "locale/wide/unicode.h"

#define TN_UNICODE_ZERO
#include "locale/wide/unicode_table.inc"

bool tn_unicode_zero(unsigned c) { return tn_unicode_in(c, high, sizeof high, low, bits); }
