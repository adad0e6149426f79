// SPDX-License-Identifier: MIT
// logbl: exponent as a floating-point number, for long double; see logb_body.h.
#define TN_FP_ldouble

#include "math/bits/logb_body.h"
