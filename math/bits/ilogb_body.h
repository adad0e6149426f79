// SPDX-License-Identifier: MIT
// ilogb: the exponent of x as if subnormal numbers were normalised. FP_ILOGB0 for 0, FP_ILOGBNAN
// for NaN, INT_MAX for infinities; these three raise invalid (C23 F.10.4.8).
#include <limits.h>

#include "math/internal/fp.h"

int FP(ilogb)(fp_t x)
{
    int e = fp_exp(x);
    if (tn_unlikely(e == FP_EMAX || x == 0)) {
        fp_t zero = 0;
        tn_force_eval(tn_opaque(zero) / zero);
        if (x == 0)
            return FP_ILOGB0;
        return fp_isnan(x) ? FP_ILOGBNAN : INT_MAX;
    }
    fp_normal(x, &e);
    return e - FP_BIAS;
}
FP_PUBLIC(ilogb);
