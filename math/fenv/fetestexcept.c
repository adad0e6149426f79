// SPDX-License-Identifier: MIT
// fetestexcept: which of the given exceptions are raised. C23 7.6.4.7.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fetestexcept(int except) { return env_flags() & except & FE_ALL_EXCEPT; }
TN_PUBLIC(fetestexcept);
