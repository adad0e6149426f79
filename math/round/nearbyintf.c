// SPDX-License-Identifier: MIT
// nearbyintf: x rounded in the current mode, quietly, for float; see nearbyint_body.h.
#define TN_FP_float

#include "math/round/nearbyint_body.h"
