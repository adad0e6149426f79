// SPDX-License-Identifier: MIT
// nearbyint: x rounded in the current mode, quietly, for double; see nearbyint_body.h.
#define TN_FP_double

#include "math/round/nearbyint_body.h"
