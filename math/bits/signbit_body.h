// SPDX-License-Identifier: MIT
// signbit: nonzero if the sign bit is set, of zeros and NaNs too; no exceptions. C23 7.12.3.7.
#include "math/internal/fp.h"

int FP(signbit)(fp_t x) { return fp_sign(x); }
#if defined(TN_FP_float)
TN_PUBLIC_AS(__signbitf, tn_signbitf);
#elif defined(TN_FP_double)
TN_PUBLIC_AS(__signbit, tn_signbit);
#else
TN_PUBLIC_AS(__signbitl, tn_signbitl);
#endif
