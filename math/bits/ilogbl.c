// SPDX-License-Identifier: MIT
// ilogbl: exponent as an int, for long double; see ilogb_body.h.
#define TN_FP_ldouble

#include "math/bits/ilogb_body.h"
