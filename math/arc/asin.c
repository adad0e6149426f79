// SPDX-License-Identifier: MIT
// asin: arc sine. Error below 0.62 ulp. C23 7.12.4.2. See asin_body.h.
#include "math/arc/asin_body.h"

typeof(tn_asin) TN_VARIANT(asin);

double TN_VARIANT(asin)(double x) { return tn_asin_body(x); }
