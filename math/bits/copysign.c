// SPDX-License-Identifier: MIT
// copysign: magnitude of x with the sign of y, for double; see copysign_body.h.
#define TN_FP_double

#include "math/bits/copysign_body.h"
