// SPDX-License-Identifier: MIT
// log1pf: log(1 + x), for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/log/log1p_body.h"

typeof(tn_log1pf) TN_VARIANT(log1pf);

float TN_VARIANT(log1pf)(float x) { return (float)tn_log1p_body(x); }
