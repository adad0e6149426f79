// SPDX-License-Identifier: MIT
// lroundf: x rounded to long, halves away from zero, for float; see lround_body.h.
#define TN_FP_float

#include "math/round/lround_body.h"
