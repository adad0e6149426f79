// SPDX-License-Identifier: MIT
// The tables of pow10.h, generated at build time by pow10_table.py.
#include "stdlib/decimal/pow10.h"

const tn_u64 tn_pow10_fine[28] = {
#define TN_POW10_FINE
#include "stdlib/decimal/pow10_table.inc"
#undef TN_POW10_FINE
};

const struct tn_pow10_coarse tn_pow10_coarse[27] = {
#define TN_POW10_COARSE
#include "stdlib/decimal/pow10_table.inc"
#undef TN_POW10_COARSE
};
