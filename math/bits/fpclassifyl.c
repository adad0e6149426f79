// SPDX-License-Identifier: MIT
// fpclassifyl: class of a number, for long double; see fpclassify_body.h.
#define TN_FP_ldouble

#include "math/bits/fpclassify_body.h"
