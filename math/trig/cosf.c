// SPDX-License-Identifier: MIT
// cosf: cosine for float, in double. Error below 0.501 ulp for all arguments. C23 7.12.4.5.
#include "math/trig/trigf_core.h"

typeof(tn_cosf) TN_VARIANT(cosf);

float TN_VARIANT(cosf)(float x)
{
    if (tn_unlikely(!__builtin_isfinite(x)))
        return x - x; // invalid for infinities
    return (float)tn_trigf_sine(tn_trigf_reduce(x), TN_TRIG_STEPS / 2);
}
