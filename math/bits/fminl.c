// SPDX-License-Identifier: MIT
// fminl: the smaller number, for long double; see fmin_body.h.
#define TN_FP_ldouble

#include "math/bits/fmin_body.h"
