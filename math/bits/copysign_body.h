// SPDX-License-Identifier: MIT
// copysign: the magnitude of x with the sign of y; exact, no exceptions, not even for signaling
// NaNs. C23 7.12.12.1.
#include "math/internal/fp.h"

fp_t FP(copysign)(fp_t x, fp_t y)
{
#if defined(TN_FP_float)
    return __builtin_copysignf(x, y);
#elif defined(TN_FP_double)
    return __builtin_copysign(x, y);
#else
    return __builtin_copysignl(x, y);
#endif
}
FP_PUBLIC(copysign);
