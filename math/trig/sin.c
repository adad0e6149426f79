// SPDX-License-Identifier: MIT
// sin: sine. Error below 0.51 ulp for all arguments. C23 7.12.4.6.
#include "math/trig/trig_core.h"

typeof(tn_sin) TN_VARIANT(sin);

double TN_VARIANT(sin)(double x)
{
    if (tn_unlikely(tn_trig_plain(x))) {
        if (!__builtin_isless(__builtin_fabs(x), 1.0))
            return x - x; // invalid for infinities
        return x == 0.0 ? x : tn_madd(x, -0x1p-55, x);
    }
    struct tn_dd s = tn_trig_sine(tn_trig_reduce(x), 0);
    return s.hi + s.lo;
}
