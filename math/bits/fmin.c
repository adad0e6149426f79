// SPDX-License-Identifier: MIT
// fmin: the smaller number, for double; see fmin_body.h.
#define TN_FP_double

#include "math/bits/fmin_body.h"
