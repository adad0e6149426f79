// SPDX-License-Identifier: MIT
// fdim: positive difference, for double; see fdim_body.h.
#define TN_FP_double

#include "math/bits/fdim_body.h"
