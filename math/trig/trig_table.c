// SPDX-License-Identifier: MIT
// Sines of the multiples of pi/64 (2 KiB).
#include "math/trig/trig_core.h"

const struct tn_trig_entry tn_trig_table[2 * TN_TRIG_STEPS] = {TN_TRIG_TABLE};
