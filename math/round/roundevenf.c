// SPDX-License-Identifier: MIT
// roundevenf: nearest integer, halves to even, for float; see roundeven_body.h.
#define TN_FP_float

#include "math/round/roundeven_body.h"
