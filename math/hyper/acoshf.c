// SPDX-License-Identifier: MIT
// acoshf: inverse hyperbolic cosine, for float: the double function, rounded. Error below 0.5000001
// ulp.
#include "math/hyper/acosh_body.h"

typeof(tn_acoshf) TN_VARIANT(acoshf);

float TN_VARIANT(acoshf)(float x) { return (float)tn_acosh_body(x); }
