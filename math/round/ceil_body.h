// SPDX-License-Identifier: MIT
// ceil: the least integer not below x. Exact, independent of the rounding mode, raises nothing; the
// sign of zero stays. C23 7.12.9.1.
#include "math/internal/integral.h"

fp_t FP(ceil)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_ceil(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_ceilf(x);
#else
    return fp_integral(x, TN_UP);
#endif
}
FP_PUBLIC(ceil);
