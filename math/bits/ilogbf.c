// SPDX-License-Identifier: MIT
// ilogbf: exponent as an int, for float; see ilogb_body.h.
#define TN_FP_float

#include "math/bits/ilogb_body.h"
