// SPDX-License-Identifier: MIT
// remquol: remainder of the nearest quotient, and the quotient's low bits, for long double; see
// remquo_body.h.
#define TN_FP_ldouble

#include "math/exact/remquo_body.h"
