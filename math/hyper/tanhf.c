// SPDX-License-Identifier: MIT
// tanhf: hyperbolic tangent, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/hyper/tanh_body.h"

typeof(tn_tanhf) TN_VARIANT(tanhf);

float TN_VARIANT(tanhf)(float x) { return (float)tn_tanh_body(x); }
