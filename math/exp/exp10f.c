// SPDX-License-Identifier: MIT
// exp10f: 10^x, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/exp/exp10_body.h"

typeof(tn_exp10f) TN_VARIANT(exp10f);

float TN_VARIANT(exp10f)(float x) { return (float)tn_exp10_body(x); }
