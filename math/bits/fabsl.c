// SPDX-License-Identifier: MIT
// fabsl: magnitude, for long double; see fabs_body.h.
#define TN_FP_ldouble

#include "math/bits/fabs_body.h"
