// SPDX-License-Identifier: MIT
// roundl: nearest integer, halves away from zero, for long double; see round_body.h.
#define TN_FP_ldouble

#include "math/round/round_body.h"
