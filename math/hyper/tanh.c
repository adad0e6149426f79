// SPDX-License-Identifier: MIT
// tanh: hyperbolic tangent. Error below 0.53 ulp. C23 7.12.5.6. See tanh_body.h.
#include "math/hyper/tanh_body.h"

typeof(tn_tanh) TN_VARIANT(tanh);

double TN_VARIANT(tanh)(double x) { return tn_tanh_body(x); }
