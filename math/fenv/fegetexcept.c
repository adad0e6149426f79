// SPDX-License-Identifier: MIT
// fegetexcept: which exceptions trap. GNU.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fegetexcept(void) { return env_traps(); }
TN_PUBLIC(fegetexcept);
