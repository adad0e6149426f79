// SPDX-License-Identifier: MIT
// log10f: logarithm to base 10, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/log/log10_body.h"

typeof(tn_log10f) TN_VARIANT(log10f);

float TN_VARIANT(log10f)(float x) { return (float)tn_log10_body(x); }
