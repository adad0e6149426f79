// SPDX-License-Identifier: MIT
// lrintf: x rounded to long in the current mode, for float; see lrint_body.h.
#define TN_FP_float

#include "math/round/lrint_body.h"
