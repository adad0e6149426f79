// SPDX-License-Identifier: MIT
// signbit: the sign bit, for double; see signbit_body.h.
#define TN_FP_double

#include "math/bits/signbit_body.h"
