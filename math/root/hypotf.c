// SPDX-License-Identifier: MIT
// hypotf: sqrt(x^2 + y^2) without overflow or underflow in between, for float: the double function,
// rounded. Error below 0.5000001 ulp.
#include "math/root/hypot_body.h"

typeof(tn_hypotf) TN_VARIANT(hypotf);

float TN_VARIANT(hypotf)(float x, float y) { return (float)tn_hypot_body(x, y); }
