// SPDX-License-Identifier: MIT
// nan: a quiet NaN, for double; see nan_body.h.
#define TN_FP_double

#include "math/bits/nan_body.h"
