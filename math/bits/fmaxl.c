// SPDX-License-Identifier: MIT
// fmaxl: the greater number, for long double; see fmax_body.h.
#define TN_FP_ldouble

#include "math/bits/fmax_body.h"
