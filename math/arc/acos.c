// SPDX-License-Identifier: MIT
// acos: arc cosine. Error below 0.60 ulp. C23 7.12.4.1. See acos_body.h.
#include "math/arc/acos_body.h"

typeof(tn_acos) TN_VARIANT(acos);

double TN_VARIANT(acos)(double x) { return tn_acos_body(x); }
