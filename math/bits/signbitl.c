// SPDX-License-Identifier: MIT
// signbitl: the sign bit, for long double; see signbit_body.h.
#define TN_FP_ldouble

#include "math/bits/signbit_body.h"
