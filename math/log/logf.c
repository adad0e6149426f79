// SPDX-License-Identifier: MIT
// logf: natural logarithm for float, in double. Error below 0.501 ulp. C23 7.12.7.11.
#include "math/log/logf_core.h"

typeof(tn_logf) TN_VARIANT(logf);

float TN_VARIANT(logf)(float x)
{
    if (tn_unlikely(tn_bitsf(x) - 1 >= 0x7f800000 - 1))
        return tn_logf_special(x);
    if (tn_unlikely(x == 1.0f))
        return 0.0f; // +0 in every mode
    return (float)tn_logf_value(x);
}
