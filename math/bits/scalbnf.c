// SPDX-License-Identifier: MIT
// scalbnf: x times a power of two, for float; see scalbn_body.h.
#define TN_FP_float

#include "math/bits/scalbn_body.h"
