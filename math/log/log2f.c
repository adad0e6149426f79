// SPDX-License-Identifier: MIT
// log2f: logarithm to base 2 for float, in double. Error below 0.501 ulp; exact for powers of two.
// C23 7.12.7.14.
#include "math/log/logf_core.h"

typeof(tn_log2f) TN_VARIANT(log2f);

float TN_VARIANT(log2f)(float x)
{
    if (tn_unlikely(tn_bitsf(x) - 1 >= 0x7f800000 - 1))
        return tn_logf_special(x);
    double d = x;
    if (tn_unlikely((tn_bits(d) & 0x000fffffffffffff) == 0))
        return (float)((int)(tn_bits(d) >> 52) - 0x3ff);
    return (float)(tn_logf_value(d) * TN_LOG2E);
}
