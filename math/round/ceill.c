// SPDX-License-Identifier: MIT
// ceill: least integer not below x, for long double; see ceil_body.h.
#define TN_FP_ldouble

#include "math/round/ceil_body.h"
