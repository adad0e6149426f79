// SPDX-License-Identifier: MIT
// fminf: the smaller number, for float; see fmin_body.h.
#define TN_FP_float

#include "math/bits/fmin_body.h"
