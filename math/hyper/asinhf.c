// SPDX-License-Identifier: MIT
// asinhf: inverse hyperbolic sine, for float: the double function, rounded. Error below 0.5000001
// ulp.
#include "math/hyper/asinh_body.h"

typeof(tn_asinhf) TN_VARIANT(asinhf);

float TN_VARIANT(asinhf)(float x) { return (float)tn_asinh_body(x); }
