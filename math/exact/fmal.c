// SPDX-License-Identifier: MIT
// fmal: x*y + z rounded once, in the current mode; integer arithmetic. C23 7.12.13.1.
#define TN_FP_ldouble

#include "math/internal/fma_soft.h"

long double tn_fmal(long double x, long double y, long double z) { return fp_fma_soft(x, y, z); }
TN_PUBLIC(fmal);
