// SPDX-License-Identifier: MIT
// fegetenv: stores the environment; returns 0. C23 7.6.6.1.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fegetenv(fenv_t *env)
{
    env_save(env);
    return 0;
}
TN_PUBLIC(fegetenv);
