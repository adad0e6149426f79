// SPDX-License-Identifier: MIT
// scalbln: x times a power of two, for double; see scalbln_body.h.
#define TN_FP_double

#include "math/bits/scalbln_body.h"
