// SPDX-License-Identifier: MIT
// fma: x*y + z rounded once, in the current mode. One instruction where the level has it, else
// integer arithmetic (about 15 ns). C23 7.12.13.1.
#include "math/internal/fma_soft.h"

typeof(tn_fma) TN_VARIANT(fma);

double TN_VARIANT(fma)(double x, double y, double z)
{
#if TN_HAVE_FMA
    return __builtin_fma(x, y, z);
#else
    return fp_fma_soft(x, y, z);
#endif
}
