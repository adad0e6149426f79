// SPDX-License-Identifier: MIT
// ceil: least integer not below x, for double; see ceil_body.h.
#define TN_FP_double

#include "math/round/ceil_body.h"
