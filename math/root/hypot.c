// SPDX-License-Identifier: MIT
// hypot: sqrt(x^2 + y^2) without overflow or underflow in between. Error below 0.501 ulp.
// C23 7.12.8.4, F.10.5.2. See hypot_body.h.
#include "math/root/hypot_body.h"

typeof(tn_hypot) TN_VARIANT(hypot);

double TN_VARIANT(hypot)(double x, double y) { return tn_hypot_body(x, y); }
