// SPDX-License-Identifier: MIT
// scalbln: x * 2^n for long n, rounded once in the current mode. C23 7.12.7.19.
#include "math/internal/scale.h"

fp_t FP(scalbln)(fp_t x, long n) { return fp_scalbn(x, n); }
FP_PUBLIC(scalbln);
