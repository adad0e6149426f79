// SPDX-License-Identifier: MIT
// scalbn, ldexp: x * 2^n, rounded once in the current mode if the result is subnormal or overflows,
// exact otherwise. C23 7.12.7.9, 7.12.7.19.
#include "math/internal/scale.h"

fp_t FP(scalbn)(fp_t x, int n) { return fp_scalbn(x, n); }
FP_PUBLIC(scalbn);
#if defined(TN_FP_float)
TN_PUBLIC_AS(ldexpf, tn_scalbnf);
#elif defined(TN_FP_double)
TN_PUBLIC_AS(ldexp, tn_scalbn);
#else
TN_PUBLIC_AS(ldexpl, tn_scalbnl);
#endif
