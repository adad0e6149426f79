// SPDX-License-Identifier: MIT
// feraiseexcept: raises the given exceptions, entering traps that are enabled; returns 0.
// C23 7.6.4.3.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_feraiseexcept(int except)
{
    env_set(except & FE_ALL_EXCEPT);
    env_trap(except & FE_ALL_EXCEPT);
    return 0;
}
TN_PUBLIC(feraiseexcept);
