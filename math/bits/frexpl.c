// SPDX-License-Identifier: MIT
// frexpl: fraction and exponent, for long double; see frexp_body.h.
#define TN_FP_ldouble

#include "math/bits/frexp_body.h"
