// SPDX-License-Identifier: MIT
// roundevenl: nearest integer, halves to even, for long double; see roundeven_body.h.
#define TN_FP_ldouble

#include "math/round/roundeven_body.h"
