// SPDX-License-Identifier: MIT
// sinh: hyperbolic sine. Error below 0.54 ulp. C23 7.12.5.5. See sinh_body.h.
#include "math/hyper/sinh_body.h"

typeof(tn_sinh) TN_VARIANT(sinh);

double TN_VARIANT(sinh)(double x) { return tn_sinh_body(x); }
