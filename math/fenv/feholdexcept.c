// SPDX-License-Identifier: MIT
// feholdexcept: stores the environment, lowers all flags and disables all traps; returns 0.
// C23 7.6.6.2.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_feholdexcept(fenv_t *env)
{
    env_save(env);
    env_set_traps(0);
    env_clear(FE_ALL_EXCEPT);
    return 0;
}
TN_PUBLIC(feholdexcept);
