// SPDX-License-Identifier: MIT
// fpclassify: FP_NAN, FP_INFINITE, FP_ZERO, FP_SUBNORMAL or FP_NORMAL; no exceptions. The public
// names are those that macros of older headers call. x87 encodings that the FPU rejects (an
// exponent without its leading bit) count as NaN.
#include "math/internal/fp.h"

int FP(fpclassify)(fp_t x)
{
    int e = fp_exp(x);
    fp_sig m = fp_frac(x);
    if (e == 0)
        return m == 0 ? FP_ZERO : FP_SUBNORMAL;
    if (!(m & FP_LEAD))
        return FP_NAN;
    if (e == FP_EMAX)
        return m == FP_LEAD ? FP_INFINITE : FP_NAN;
    return FP_NORMAL;
}
#if defined(TN_FP_float)
TN_PUBLIC_AS(__fpclassifyf, tn_fpclassifyf);
#elif defined(TN_FP_double)
TN_PUBLIC_AS(__fpclassify, tn_fpclassify);
#else
TN_PUBLIC_AS(__fpclassifyl, tn_fpclassifyl);
#endif
