// SPDX-License-Identifier: MIT
// truncl: x without its fraction, for long double; see trunc_body.h.
#define TN_FP_ldouble

#include "math/round/trunc_body.h"
