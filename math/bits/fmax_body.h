// SPDX-License-Identifier: MIT
// fmax: the greater of two numbers; a number wins over a NaN (signaling ones raise invalid), and -0
// counts as less than +0. C23 7.12.13.2.
#include "math/internal/fp.h"

fp_t FP(fmax)(fp_t x, fp_t y)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_fmax(x, y); // one instruction, with these rules
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_fmaxf(x, y);
#else
    if (tn_unlikely(x != x))
        return y != y ? x + y : y;
    if (tn_unlikely(y != y))
        return x;
    if (x == y)
        return fp_sign(x) ? y : x;
    return __builtin_isless(x, y) ? y : x;
#endif
}
FP_PUBLIC(fmax);
