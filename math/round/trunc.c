// SPDX-License-Identifier: MIT
// trunc: x without its fraction, for double; see trunc_body.h.
#define TN_FP_double

#include "math/round/trunc_body.h"
