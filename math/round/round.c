// SPDX-License-Identifier: MIT
// round: nearest integer, halves away from zero, for double; see round_body.h.
#define TN_FP_double

#include "math/round/round_body.h"
