// SPDX-License-Identifier: MIT
// fpclassifyf: class of a number, for float; see fpclassify_body.h.
#define TN_FP_float

#include "math/bits/fpclassify_body.h"
