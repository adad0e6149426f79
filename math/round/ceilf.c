// SPDX-License-Identifier: MIT
// ceilf: least integer not below x, for float; see ceil_body.h.
#define TN_FP_float

#include "math/round/ceil_body.h"
