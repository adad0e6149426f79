// SPDX-License-Identifier: MIT
// atanhf: inverse hyperbolic tangent, for float: the double function, rounded. Error below
// 0.5000001 ulp.
#include "math/hyper/atanh_body.h"

typeof(tn_atanhf) TN_VARIANT(atanhf);

float TN_VARIANT(atanhf)(float x) { return (float)tn_atanh_body(x); }
