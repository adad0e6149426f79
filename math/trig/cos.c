// SPDX-License-Identifier: MIT
// cos: cosine. Error below 0.51 ulp for all arguments. C23 7.12.4.5.
#include "math/trig/trig_core.h"

typeof(tn_cos) TN_VARIANT(cos);

double TN_VARIANT(cos)(double x)
{
    if (tn_unlikely(tn_trig_plain(x))) {
        if (!__builtin_isless(__builtin_fabs(x), 1.0))
            return x - x; // invalid for infinities
        return tn_madd(-0.5 * x, x, 1.0);
    }
    struct tn_dd s = tn_trig_sine(tn_trig_reduce(x), TN_TRIG_STEPS / 2);
    return s.hi + s.lo;
}
