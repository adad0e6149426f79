// SPDX-License-Identifier: MIT
// remquo: remainder of the nearest quotient, and the quotient's low bits, for double; see
// remquo_body.h.
#define TN_FP_double

#include "math/exact/remquo_body.h"
