// SPDX-License-Identifier: MIT
// exp2f: 2^x for float, in double. Error below 0.501 ulp; exact for integers. C23 7.12.7.4.
#include "math/exp/expf_core.h"

typeof(tn_exp2f) TN_VARIANT(exp2f);

float TN_VARIANT(exp2f)(float x)
{
    if (tn_unlikely(!(__builtin_isless(x, 128.0f) && __builtin_isgreater(x, -151.0f))))
        return tn_expf_special(x);
    return (float)tn_exp2f_value(x);
}
