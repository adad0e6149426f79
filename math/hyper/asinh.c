// SPDX-License-Identifier: MIT
// asinh: inverse hyperbolic sine. Error below 0.52 ulp. C23 7.12.5.2. See asinh_body.h.
#include "math/hyper/asinh_body.h"

typeof(tn_asinh) TN_VARIANT(asinh);

double TN_VARIANT(asinh)(double x) { return tn_asinh_body(x); }
