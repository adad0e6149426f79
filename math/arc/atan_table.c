// SPDX-License-Identifier: MIT
// Arc tangents of 256 short numbers between 1/16 and 16 (4 KiB).
#include "math/arc/atan_core.h"

const struct tn_atan_entry tn_atan_table[TN_ATAN_SIZE] = {TN_ATAN_TABLE};
