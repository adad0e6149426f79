// SPDX-License-Identifier: MIT
// fesetexceptflag: sets the given flags to the stored state without trapping; returns 0.
// C23 7.6.4.5.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fesetexceptflag(const fexcept_t *flags, int except)
{
    except &= FE_ALL_EXCEPT;
    env_clear(except & ~(int)*flags);
    env_set(except & (int)*flags);
    return 0;
}
TN_PUBLIC(fesetexceptflag);
