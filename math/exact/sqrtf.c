// SPDX-License-Identifier: MIT
// sqrtf: correctly rounded in the current mode: one instruction. C23 7.12.8.10.
#define TN_FP_float

#include "math/internal/fp.h"

float tn_sqrtf(float x) { return __builtin_sqrtf(x); }
TN_PUBLIC(sqrtf);
