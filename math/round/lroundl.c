// SPDX-License-Identifier: MIT
// lroundl: x rounded to long, halves away from zero, for long double; see lround_body.h.
#define TN_FP_ldouble

#include "math/round/lround_body.h"
