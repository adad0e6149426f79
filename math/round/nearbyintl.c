// SPDX-License-Identifier: MIT
// nearbyintl: x rounded in the current mode, quietly, for long double; see nearbyint_body.h.
#define TN_FP_ldouble

#include "math/round/nearbyint_body.h"
