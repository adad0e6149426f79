// SPDX-License-Identifier: MIT
// sincos: sine and cosine of one argument; the results of sin and cos. GNU.
#include "math/trig/trig_core.h"

typeof(tn_sincos) TN_VARIANT(sincos);

void TN_VARIANT(sincos)(double x, double *sine, double *cosine)
{
    if (tn_unlikely(tn_trig_plain(x))) {
        if (!__builtin_isless(__builtin_fabs(x), 1.0)) {
            *sine = *cosine = x - x; // invalid for infinities
        } else {
            *sine = x == 0.0 ? x : tn_madd(x, -0x1p-55, x);
            *cosine = tn_madd(-0.5 * x, x, 1.0);
        }
        return;
    }
    struct tn_trig_angle r = tn_trig_reduce(x);
    struct tn_dd s = tn_trig_sine(r, 0), c = tn_trig_sine(r, TN_TRIG_STEPS / 2);
    *sine = s.hi + s.lo;
    *cosine = c.hi + c.lo;
}
