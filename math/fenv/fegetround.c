// SPDX-License-Identifier: MIT
// fegetround: the rounding direction. C23 7.6.5.2.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fegetround(void) { return env_round(); }
TN_PUBLIC(fegetround);
