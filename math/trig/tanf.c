// SPDX-License-Identifier: MIT
// tanf: tangent, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/trig/tan_body.h"

typeof(tn_tanf) TN_VARIANT(tanf);

float TN_VARIANT(tanf)(float x) { return (float)tn_tan_body(x); }
