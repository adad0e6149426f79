// SPDX-License-Identifier: MIT
// The table of reciprocals and logarithms that the logarithms share (6 KiB).
#include "math/log/log_core.h"

const struct tn_log_entry tn_log_table[1 << TN_LOG_BITS] = {TN_LOG_TABLE};
