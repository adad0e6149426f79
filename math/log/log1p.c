// SPDX-License-Identifier: MIT
// log1p: log(1 + x). Error below 0.52 ulp. C23 7.12.7.13. See log1p_body.h.
#include "math/log/log1p_body.h"

typeof(tn_log1p) TN_VARIANT(log1p);

double TN_VARIANT(log1p)(double x) { return tn_log1p_body(x); }
