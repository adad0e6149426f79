// SPDX-License-Identifier: MIT
// fabs: magnitude, for double; see fabs_body.h.
#define TN_FP_double

#include "math/bits/fabs_body.h"
