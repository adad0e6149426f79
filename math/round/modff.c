// SPDX-License-Identifier: MIT
// modff: integral and fractional part, for float; see modf_body.h.
#define TN_FP_float

#include "math/round/modf_body.h"
