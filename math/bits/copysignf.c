// SPDX-License-Identifier: MIT
// copysignf: magnitude of x with the sign of y, for float; see copysign_body.h.
#define TN_FP_float

#include "math/bits/copysign_body.h"
