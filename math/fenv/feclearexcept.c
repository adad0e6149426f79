// SPDX-License-Identifier: MIT
// feclearexcept: lowers the flags of the given exceptions; returns 0. C23 7.6.4.1.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_feclearexcept(int except)
{
    env_clear(except & FE_ALL_EXCEPT);
    return 0;
}
TN_PUBLIC(feclearexcept);
