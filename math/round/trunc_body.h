// SPDX-License-Identifier: MIT
// trunc: x without its fraction. Exact, independent of the rounding mode, raises nothing; the sign
// of zero stays. C23 7.12.9.9.
#include "math/internal/integral.h"

fp_t FP(trunc)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_trunc(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_truncf(x);
#else
    return fp_integral(x, TN_TO_ZERO);
#endif
}
FP_PUBLIC(trunc);
