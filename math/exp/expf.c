// SPDX-License-Identifier: MIT
// expf: e^x for float, in double. Error below 0.501 ulp. C23 7.12.7.1.
#include "math/exp/expf_core.h"

typeof(tn_expf) TN_VARIANT(expf);

float TN_VARIANT(expf)(float x)
{
    if (tn_unlikely(!(__builtin_isless(x, 89.0f) && __builtin_isgreater(x, -105.0f))))
        return tn_expf_special(x);
    return (float)tn_expf_value(x);
}
