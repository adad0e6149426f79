// SPDX-License-Identifier: MIT
// fedisableexcept: disables traps; returns those enabled before. GNU.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fedisableexcept(int except)
{
    int before = env_traps();
    env_set_traps(before & ~except);
    return before;
}
TN_PUBLIC(fedisableexcept);
