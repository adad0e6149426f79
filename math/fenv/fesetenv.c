// SPDX-License-Identifier: MIT
// fesetenv: makes *env, or FE_DFL_ENV, the environment without raising anything; returns 0.
// C23 7.6.6.3.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fesetenv(const fenv_t *env)
{
    if (env == FE_DFL_ENV) {
        env_default();
    } else {
        env_load(env);
    }
    return 0;
}
TN_PUBLIC(fesetenv);
