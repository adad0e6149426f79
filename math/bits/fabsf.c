// SPDX-License-Identifier: MIT
// fabsf: magnitude, for float; see fabs_body.h.
#define TN_FP_float

#include "math/bits/fabs_body.h"
