// SPDX-License-Identifier: MIT
// scalbn: x times a power of two, for double; see scalbn_body.h.
#define TN_FP_double

#include "math/bits/scalbn_body.h"
