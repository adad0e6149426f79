// SPDX-License-Identifier: MIT
// fdimf: positive difference, for float; see fdim_body.h.
#define TN_FP_float

#include "math/bits/fdim_body.h"
