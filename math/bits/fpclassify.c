// SPDX-License-Identifier: MIT
// fpclassify: class of a number, for double; see fpclassify_body.h.
#define TN_FP_double

#include "math/bits/fpclassify_body.h"
