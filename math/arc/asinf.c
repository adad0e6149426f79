// SPDX-License-Identifier: MIT
// asinf: arc sine, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/arc/asin_body.h"

typeof(tn_asinf) TN_VARIANT(asinf);

float TN_VARIANT(asinf)(float x) { return (float)tn_asin_body(x); }
