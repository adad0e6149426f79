// SPDX-License-Identifier: MIT
// ilogb: exponent as an int, for double; see ilogb_body.h.
#define TN_FP_double

#include "math/bits/ilogb_body.h"
