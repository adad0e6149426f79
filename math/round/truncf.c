// SPDX-License-Identifier: MIT
// truncf: x without its fraction, for float; see trunc_body.h.
#define TN_FP_float

#include "math/round/trunc_body.h"
