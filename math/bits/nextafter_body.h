// SPDX-License-Identifier: MIT
// nextafter: the next number from x towards y; y if they are equal. Raises overflow and inexact
// when it steps to an infinity, underflow and inexact when the result is subnormal or zero.
// C23 7.12.12.3.
#include "math/internal/neighbour.h"

fp_t FP(nextafter)(fp_t x, fp_t y)
{
    if (__builtin_isunordered(x, y))
        return x + y;
    if (x == y)
        return y;
    return fp_step(x, x == 0 ? fp_sign(y) : fp_sign(x),
                   __builtin_isless(x, y) != fp_sign(x) || x == 0);
}
FP_PUBLIC(nextafter);
