// SPDX-License-Identifier: MIT
// scalbnl: x times a power of two, for long double; see scalbn_body.h.
#define TN_FP_ldouble

#include "math/bits/scalbn_body.h"
