// SPDX-License-Identifier: MIT
// fabs: clears the sign bit, of NaNs too; exact, no exceptions, not even for signaling NaNs.
// C23 7.12.8.3.
#include "math/internal/fp.h"

fp_t FP(fabs)(fp_t x)
{
#if defined(TN_FP_float)
    return __builtin_fabsf(x);
#elif defined(TN_FP_double)
    return __builtin_fabs(x);
#else
    return __builtin_fabsl(x);
#endif
}
FP_PUBLIC(fabs);
