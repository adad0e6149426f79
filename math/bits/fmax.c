// SPDX-License-Identifier: MIT
// fmax: the greater number, for double; see fmax_body.h.
#define TN_FP_double

#include "math/bits/fmax_body.h"
