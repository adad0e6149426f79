// SPDX-License-Identifier: MIT
// logb: the exponent of x as if subnormal numbers were normalised; exact. logb(±0) is -infinity and
// raises divide-by-zero, logb(±infinity) is +infinity. C23 7.12.7.17.
#include "math/internal/fp.h"

fp_t FP(logb)(fp_t x)
{
    int e = fp_exp(x);
    if (e == FP_EMAX)
        return x * x;
    if (x == 0)
        return -1 / tn_opaque(x * x);
    fp_normal(x, &e);
    return (fp_t)(e - FP_BIAS);
}
FP_PUBLIC(logb);
