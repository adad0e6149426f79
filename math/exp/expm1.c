// SPDX-License-Identifier: MIT
// expm1: e^x - 1. Error below 0.54 ulp. C23 7.12.7.6. See expm1_body.h.
#include "math/exp/expm1_body.h"

typeof(tn_expm1) TN_VARIANT(expm1);

double TN_VARIANT(expm1)(double x) { return tn_expm1_body(x); }
