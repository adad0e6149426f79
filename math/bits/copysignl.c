// SPDX-License-Identifier: MIT
// copysignl: magnitude of x with the sign of y, for long double; see copysign_body.h.
#define TN_FP_ldouble

#include "math/bits/copysign_body.h"
