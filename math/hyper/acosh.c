// SPDX-License-Identifier: MIT
// acosh: inverse hyperbolic cosine. Error below 0.52 ulp. C23 7.12.5.1. See acosh_body.h.
#include "math/hyper/acosh_body.h"

typeof(tn_acosh) TN_VARIANT(acosh);

double TN_VARIANT(acosh)(double x) { return tn_acosh_body(x); }
