// SPDX-License-Identifier: MIT
// nexttowardf: the next float from x towards a long double; (float)y if they are equal. Exceptions
// as nextafter. C23 7.12.12.4.
#define TN_FP_float

#include "math/internal/neighbour.h"

fp_t FP(nexttoward)(fp_t x, long double y)
{
    if (__builtin_isunordered(x, y))
        return (fp_t)(x + y);
    if (x == y)
        return (fp_t)y;
    int sign = x == 0 ? __builtin_signbit(y) != 0 : fp_sign(x);
    return fp_step(x, sign, __builtin_isless(x, y) != fp_sign(x) || x == 0);
}
FP_PUBLIC(nexttoward);
