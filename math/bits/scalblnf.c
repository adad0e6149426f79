// SPDX-License-Identifier: MIT
// scalblnf: x times a power of two, for float; see scalbln_body.h.
#define TN_FP_float

#include "math/bits/scalbln_body.h"
