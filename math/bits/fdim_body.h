// SPDX-License-Identifier: MIT
// fdim: x - y if x > y, +0 if not, NaN if either is NaN. C23 7.12.13.1.
#include "math/internal/fp.h"

fp_t FP(fdim)(fp_t x, fp_t y)
{
    if (__builtin_isunordered(x, y))
        return x + y;
    return __builtin_isgreater(x, y) ? x - y : 0;
}
FP_PUBLIC(fdim);
