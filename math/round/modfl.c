// SPDX-License-Identifier: MIT
// modfl: integral and fractional part, for long double; see modf_body.h.
#define TN_FP_ldouble

#include "math/round/modf_body.h"
