// SPDX-License-Identifier: MIT
// feupdateenv: makes *env the environment, then raises what was raised before; returns 0.
// C23 7.6.6.4.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_feupdateenv(const fenv_t *env)
{
    int raised = env_flags();
    tn_fesetenv(env);
    return tn_feraiseexcept(raised);
}
TN_PUBLIC(feupdateenv);
