// SPDX-License-Identifier: MIT
// atanf: arc tangent, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/arc/atan_body.h"

typeof(tn_atanf) TN_VARIANT(atanf);

float TN_VARIANT(atanf)(float x) { return (float)tn_atan_body(x); }
