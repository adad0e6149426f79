// SPDX-License-Identifier: MIT
// roundf: nearest integer, halves away from zero, for float; see round_body.h.
#define TN_FP_float

#include "math/round/round_body.h"
