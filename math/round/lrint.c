// SPDX-License-Identifier: MIT
// lrint: x rounded to long in the current mode, for double; see lrint_body.h.
#define TN_FP_double

#include "math/round/lrint_body.h"
