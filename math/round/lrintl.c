// SPDX-License-Identifier: MIT
// lrintl: x rounded to long in the current mode, for long double; see lrint_body.h.
#define TN_FP_ldouble

#include "math/round/lrint_body.h"
