// SPDX-License-Identifier: MIT
// atan2f: angle of the point (x, y), for float: the double function, rounded. Error below 0.5000001
// ulp.
#include "math/arc/atan2_body.h"

typeof(tn_atan2f) TN_VARIANT(atan2f);

float TN_VARIANT(atan2f)(float y, float x) { return (float)tn_atan2_body(y, x); }
