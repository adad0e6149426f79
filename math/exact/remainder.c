// SPDX-License-Identifier: MIT
// remainder: remainder of the nearest quotient, for double; see remainder_body.h.
#define TN_FP_double

#include "math/exact/remainder_body.h"
