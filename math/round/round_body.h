// SPDX-License-Identifier: MIT
// round: the nearest integer, halves away from zero. Exact, independent of the rounding mode,
// raises nothing. C23 7.12.9.6.
#include "math/internal/integral.h"

fp_t FP(round)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_round(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_roundf(x);
#else
    return fp_integral(x, TN_TIES_AWAY);
#endif
}
FP_PUBLIC(round);
