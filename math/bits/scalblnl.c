// SPDX-License-Identifier: MIT
// scalblnl: x times a power of two, for long double; see scalbln_body.h.
#define TN_FP_ldouble

#include "math/bits/scalbln_body.h"
