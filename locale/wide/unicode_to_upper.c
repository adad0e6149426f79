// SPDX-License-Identifier: MIT
#include "locale/wide/unicode.h"

#define TN_UNICODE_TO_UPPER
#include "locale/wide/unicode_table.inc"

unsigned tn_unicode_to_upper(unsigned c) { return tn_unicode_map(c, runs, tn_countof(runs)); }
