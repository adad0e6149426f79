// SPDX-License-Identifier: MIT
// coshf: hyperbolic cosine, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/hyper/cosh_body.h"

typeof(tn_coshf) TN_VARIANT(coshf);

float TN_VARIANT(coshf)(float x) { return (float)tn_cosh_body(x); }
