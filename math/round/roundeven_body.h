// SPDX-License-Identifier: MIT
// roundeven: the nearest integer, halves to even. Exact, independent of the rounding mode, raises
// nothing. C23 7.12.9.8.
#include "math/internal/integral.h"

fp_t FP(roundeven)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_roundeven(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_roundevenf(x);
#else
    return fp_integral(x, TN_TIES_EVEN);
#endif
}
FP_PUBLIC(roundeven);
