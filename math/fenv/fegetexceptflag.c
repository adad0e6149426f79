// SPDX-License-Identifier: MIT
// fegetexceptflag: stores the state of the given flags; returns 0. C23 7.6.4.2.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fegetexceptflag(fexcept_t *flags, int except)
{
    *flags = (fexcept_t)(env_flags() & except & FE_ALL_EXCEPT);
    return 0;
}
TN_PUBLIC(fegetexceptflag);
