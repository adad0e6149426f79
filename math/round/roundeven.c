// SPDX-License-Identifier: MIT
// roundeven: nearest integer, halves to even, for double; see roundeven_body.h.
#define TN_FP_double

#include "math/round/roundeven_body.h"
