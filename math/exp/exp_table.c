// SPDX-License-Identifier: MIT
// The table of powers of two that the exponential family shares (2 KiB).
#include "math/exp/exp_core.h"

const struct tn_exp_entry tn_exp_table[1 << TN_EXP_BITS] = {TN_EXP_TABLE};
