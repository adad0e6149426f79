// SPDX-License-Identifier: MIT
// fdiml: positive difference, for long double; see fdim_body.h.
#define TN_FP_ldouble

#include "math/bits/fdim_body.h"
