// SPDX-License-Identifier: MIT
// sinhf: hyperbolic sine, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/hyper/sinh_body.h"

typeof(tn_sinhf) TN_VARIANT(sinhf);

float TN_VARIANT(sinhf)(float x) { return (float)tn_sinh_body(x); }
