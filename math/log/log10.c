// SPDX-License-Identifier: MIT
// log10: logarithm to base 10. Error below 0.52 ulp; exact for powers of ten in round to nearest.
// C23 7.12.7.12. See log10_body.h.
#include "math/log/log10_body.h"

typeof(tn_log10) TN_VARIANT(log10);

double TN_VARIANT(log10)(double x) { return tn_log10_body(x); }
