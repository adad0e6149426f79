// SPDX-License-Identifier: MIT
// fesetexcept: sets the flags of the given exceptions without trapping; returns 0. C23 7.6.4.4.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fesetexcept(int except)
{
    env_set(except & FE_ALL_EXCEPT);
    return 0;
}
TN_PUBLIC(fesetexcept);
