// SPDX-License-Identifier: MIT
// tan: tangent. Error below 0.52 ulp for all arguments. C23 7.12.4.7. See tan_body.h.
#include "math/trig/tan_body.h"

typeof(tn_tan) TN_VARIANT(tan);

double TN_VARIANT(tan)(double x) { return tn_tan_body(x); }
