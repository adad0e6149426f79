// SPDX-License-Identifier: MIT
// atan2: angle of the point (x, y). Error below 0.55 ulp. C23 7.12.4.4, F.10.1.4. See atan2_body.h.
#include "math/arc/atan2_body.h"

typeof(tn_atan2) TN_VARIANT(atan2);

double TN_VARIANT(atan2)(double y, double x) { return tn_atan2_body(y, x); }
