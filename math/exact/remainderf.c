// SPDX-License-Identifier: MIT
// remainderf: remainder of the nearest quotient, for float; see remainder_body.h.
#define TN_FP_float

#include "math/exact/remainder_body.h"
