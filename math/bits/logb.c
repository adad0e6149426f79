// SPDX-License-Identifier: MIT
// logb: exponent as a floating-point number, for double; see logb_body.h.
#define TN_FP_double

#include "math/bits/logb_body.h"
