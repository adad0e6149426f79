// SPDX-License-Identifier: MIT
// floor: the greatest integer not above x. Exact, independent of the rounding mode, raises nothing;
// the sign of zero stays. C23 7.12.9.2.
#include "math/internal/integral.h"

fp_t FP(floor)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_floor(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_floorf(x);
#else
    return fp_integral(x, TN_DOWN);
#endif
}
FP_PUBLIC(floor);
