// SPDX-License-Identifier: MIT
// nearbyint: x rounded to an integer in the current mode; never raises inexact. C23 7.12.9.3.
#include "math/internal/rounding.h"

fp_t FP(nearbyint)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_nearbyint(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_nearbyintf(x);
#else
    return fp_nearbyint(x);
#endif
}
FP_PUBLIC(nearbyint);
