// SPDX-License-Identifier: MIT
// frexp: fraction and exponent, for double; see frexp_body.h.
#define TN_FP_double

#include "math/bits/frexp_body.h"
