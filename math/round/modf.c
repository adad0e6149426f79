// SPDX-License-Identifier: MIT
// modf: integral and fractional part, for double; see modf_body.h.
#define TN_FP_double

#include "math/round/modf_body.h"
