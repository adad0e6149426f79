// SPDX-License-Identifier: MIT
// fmaxf: the greater number, for float; see fmax_body.h.
#define TN_FP_float

#include "math/bits/fmax_body.h"
