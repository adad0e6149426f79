// SPDX-License-Identifier: MIT
// fesetround: sets the rounding direction; nonzero, and no change, if it is none of the FE_
// directions. C23 7.6.5.4.
#include "math/fenv/env.h"
#include "math/fenv/fenv.h"

int tn_fesetround(int direction)
{
    switch (direction) {
    case FE_TONEAREST:
    case FE_DOWNWARD:
    case FE_UPWARD:
    case FE_TOWARDZERO:
        env_set_round(direction);
        return 0;
    default:
        return -1;
    }
}
TN_PUBLIC(fesetround);
