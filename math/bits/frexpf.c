// SPDX-License-Identifier: MIT
// frexpf: fraction and exponent, for float; see frexp_body.h.
#define TN_FP_float

#include "math/bits/frexp_body.h"
