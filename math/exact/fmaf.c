// SPDX-License-Identifier: MIT
// fmaf: x*y + z rounded once, in the current mode. One instruction where the level has it, else
// integer arithmetic. C23 7.12.13.1.
#define TN_FP_float

#include "math/internal/fma_soft.h"

typeof(tn_fmaf) TN_VARIANT(fmaf);

float TN_VARIANT(fmaf)(float x, float y, float z)
{
#if TN_HAVE_FMA
    return __builtin_fmaf(x, y, z);
#else
    return fp_fma_soft(x, y, z);
#endif
}
