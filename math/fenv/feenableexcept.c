// SPDX-License-Identifier: MIT
// feenableexcept: enables traps (SIGFPE); returns those enabled before, -1 if the processor has
// none. GNU.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_feenableexcept(int except)
{
    int before = env_traps();
    return env_set_traps(before | (except & FE_ALL_EXCEPT)) ? before : -1;
}
TN_PUBLIC(feenableexcept);
