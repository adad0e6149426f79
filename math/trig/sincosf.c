// SPDX-License-Identifier: MIT
// sincosf: sine and cosine of one float; the results of sinf and cosf. GNU.
#include "math/trig/trigf_core.h"

typeof(tn_sincosf) TN_VARIANT(sincosf);

void TN_VARIANT(sincosf)(float x, float *sine, float *cosine)
{
    tn_u32 magnitude = tn_bitsf(x) << 1;
    if (tn_unlikely(magnitude >= 2 * 0x7f800000u)) {
        *sine = *cosine = x - x; // invalid for infinities
        return;
    }
    struct tn_trig_angle r = tn_trigf_reduce(x);
    double d = x;
    if (tn_unlikely(magnitude < 2 * 0x39000000u)) { // |x| < 2^-13
        *sine = x == 0.0f ? x : (float)tn_madd(d * d, d * -0x1.5555555555555p-3, d);
    } else {
        *sine = (float)tn_trigf_sine(r, 0);
    }
    *cosine = (float)tn_trigf_sine(r, TN_TRIG_STEPS / 2);
}
