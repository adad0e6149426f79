// SPDX-License-Identifier: MIT
// atan: arc tangent. Error below 0.54 ulp. C23 7.12.4.3. See atan_body.h.
#include "math/arc/atan_body.h"

typeof(tn_atan) TN_VARIANT(atan);

double TN_VARIANT(atan)(double x) { return tn_atan_body(x); }
