// SPDX-License-Identifier: MIT
// logbf: exponent as a floating-point number, for float; see logb_body.h.
#define TN_FP_float

#include "math/bits/logb_body.h"
