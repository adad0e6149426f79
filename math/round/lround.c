// SPDX-License-Identifier: MIT
// lround: x rounded to long, halves away from zero, for double; see lround_body.h.
#define TN_FP_double

#include "math/round/lround_body.h"
