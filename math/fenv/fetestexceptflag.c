// SPDX-License-Identifier: MIT
// fetestexceptflag: which of the given exceptions are set in the stored flags. C23 7.6.4.6.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fetestexceptflag(const fexcept_t *flags, int except)
{
    return (int)*flags & except & FE_ALL_EXCEPT;
}
TN_PUBLIC(fetestexceptflag);
