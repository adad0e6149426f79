// SPDX-License-Identifier: MIT
// remquof: remainder of the nearest quotient, and the quotient's low bits, for float; see
// remquo_body.h.
#define TN_FP_float

#include "math/exact/remquo_body.h"
