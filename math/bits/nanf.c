// SPDX-License-Identifier: MIT
// nanf: a quiet NaN, for float; see nan_body.h.
#define TN_FP_float

#include "math/bits/nan_body.h"
