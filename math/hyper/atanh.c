// SPDX-License-Identifier: MIT
// atanh: inverse hyperbolic tangent. Error below 0.52 ulp. C23 7.12.5.3. See atanh_body.h.
#include "math/hyper/atanh_body.h"

typeof(tn_atanh) TN_VARIANT(atanh);

double TN_VARIANT(atanh)(double x) { return tn_atanh_body(x); }
