// SPDX-License-Identifier: MIT
// rintf: x rounded in the current mode, for float; see rint_body.h.
#define TN_FP_float

#include "math/round/rint_body.h"
