// SPDX-License-Identifier: MIT
// sinf: sine for float, in double. Error below 0.501 ulp for all arguments. C23 7.12.4.6.
#include "math/trig/trigf_core.h"

typeof(tn_sinf) TN_VARIANT(sinf);

float TN_VARIANT(sinf)(float x)
{
    tn_u32 magnitude = tn_bitsf(x) << 1;
    if (tn_unlikely(magnitude - 2 * 0x39000000u >=
                    2 * (0x7f800000u - 0x39000000u))) { // |x| < 2^-13, or no number
        if (magnitude >= 2 * 0x7f800000u)
            return x - x; // invalid for infinities
        double d = x;
        return x == 0.0f ? x : (float)tn_madd(d * d, d * -0x1.5555555555555p-3, d);
    }
    return (float)tn_trigf_sine(tn_trigf_reduce(x), 0);
}
