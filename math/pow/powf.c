// SPDX-License-Identifier: MIT
// powf: x^y for float, in double. Error below 0.501 ulp. C23 7.12.8.5.
#include "math/exp/expf_core.h"
#include "math/log/logf_core.h"
#include "math/pow/pow_special.h"

typeof(tn_powf) TN_VARIANT(powf);

float TN_VARIANT(powf)(float x, float y)
{
    tn_u32 bx = tn_bitsf(x), by = tn_bitsf(y);
    double sign = 1.0, ax = x;
    if (tn_unlikely(bx - 1 >= 0x7f800000 - 1 ||
                    2 * by - 1 >= 2u * 0x7f800000 - 1)) { // all but x > 0, y finite and not 0
        if (2 * by - 1 >= 2u * 0x7f800000 - 1 || 2 * bx - 1 >= 2u * 0x7f800000 - 1)
            return (float)tn_pow_special(x, y);
        int p = tn_pow_parity(tn_bits(y));
        if (p == 0)
            return (x - x) / (x - x);
        if (p == 1)
            sign = -1.0;
        ax = -ax;
    }
    double t = y * tn_logf_value(ax);
    if (tn_unlikely(!(t > -105.0 && t < 89.0))) {
        float extreme = t > 0.0 ? 0x1p127f : 0x1p-126f;
        return tn_opaque((float)sign * extreme) * extreme;
    }
    return (float)(sign * tn_expf_value(t));
}
