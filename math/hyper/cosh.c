// SPDX-License-Identifier: MIT
// cosh: hyperbolic cosine. Error below 0.52 ulp. C23 7.12.5.4. See cosh_body.h.
#include "math/hyper/cosh_body.h"

typeof(tn_cosh) TN_VARIANT(cosh);

double TN_VARIANT(cosh)(double x) { return tn_cosh_body(x); }
