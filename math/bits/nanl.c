// SPDX-License-Identifier: MIT
// nanl: a quiet NaN, for long double; see nan_body.h.
#define TN_FP_ldouble

#include "math/bits/nan_body.h"
