// SPDX-License-Identifier: MIT
// remainder, drem: x - n*y with n the integer nearest to x/y, halves to even (IEC 60559 remainder);
// exact. Invalid for x infinite or y zero. C23 7.12.10.2.
#include "math/internal/remainder.h"

fp_t FP(remainder)(fp_t x, fp_t y)
{
    int quotient;
    return fp_remquo(x, y, &quotient);
}
FP_PUBLIC(remainder);
#if defined(TN_FP_float)
TN_PUBLIC_AS(dremf, tn_remainderf);
#elif defined(TN_FP_double)
TN_PUBLIC_AS(drem, tn_remainder);
#endif
