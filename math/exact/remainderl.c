// SPDX-License-Identifier: MIT
// remainderl: remainder of the nearest quotient, for long double; see remainder_body.h.
#define TN_FP_ldouble

#include "math/exact/remainder_body.h"
