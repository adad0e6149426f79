// SPDX-License-Identifier: MIT
// exp10, pow10: 10^x. Error below 0.51 ulp; powers of ten up to 10^22 exact in round to nearest.
// C23 7.12.7.2. See exp10_body.h.
#include "math/exp/exp10_body.h"

typeof(tn_exp10) TN_VARIANT(exp10);

double TN_VARIANT(exp10)(double x) { return tn_exp10_body(x); }
