// SPDX-License-Identifier: MIT
// log x in double with a relative error of 2^-51, for float functions.
#pragma once

#include "math/log/log_core.h"

// x is positive and a normal double.
TN_INLINE double tn_logf_value(double x)
{
    struct tn_log_parts p = tn_log_split(tn_bits(x));
    double r = tn_log_quotient(p.z, p.entry->inverse), r2 = r * r;
    double q = tn_madd(r2, tn_madd(r, TN_LOG_A6, TN_LOG_A5), tn_madd(r, TN_LOG_A4, TN_LOG_A3));
    double w = tn_madd(p.k, TN_LN2_HI, p.entry->hi);
    return w + (tn_madd(p.k, TN_LN2_LO, p.entry->lo) + tn_madd(r2, tn_madd(r, q, -0.5), r));
}

// A logarithm of x <= 0, infinity or NaN.
[[maybe_unused]] TN_COLD static float tn_logf_special(float x)
{
    if (x == 0.0f)
        return -1.0f / tn_opaque((float)0.0f);
    if (__builtin_isless(x, 0.0f))
        return (x - x) / 0.0f;
    return x + x;
}
