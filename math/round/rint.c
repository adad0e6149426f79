// SPDX-License-Identifier: MIT
// rint: x rounded in the current mode, for double; see rint_body.h.
#define TN_FP_double

#include "math/round/rint_body.h"
