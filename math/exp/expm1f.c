// SPDX-License-Identifier: MIT
// expm1f: e^x - 1, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/exp/expm1_body.h"

typeof(tn_expm1f) TN_VARIANT(expm1f);

float TN_VARIANT(expm1f)(float x) { return (float)tn_expm1_body(x); }
