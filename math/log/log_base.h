// SPDX-License-Identifier: MIT
// Logarithms to other bases: the natural one times a constant.
#pragma once

#include "math/log/log_core.h"

// s * c for c = c + tail = c_short + c_rest; s.lo may be as large as s.hi / 256.
TN_INLINE double tn_log_times(struct tn_dd s, double c, double tail, double c_short, double c_rest)
{
#if TN_HAVE_FMA
    double p = s.hi * c;
    return p + tn_madd(s.lo, c, tn_madd(s.hi, tail, __builtin_fma(s.hi, c, -p)));
#else
    double sh = tn_short(s.hi);
    return sh * c_short + (((s.hi - sh) + s.lo) * c + sh * c_rest);
#endif
}
#define TN_LOG_TIMES(s, constant) \
    tn_log_times(s, constant, constant##_TAIL, constant##_SHORT, constant##_REST)
