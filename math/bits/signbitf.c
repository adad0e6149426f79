// SPDX-License-Identifier: MIT
// signbitf: the sign bit, for float; see signbit_body.h.
#define TN_FP_float

#include "math/bits/signbit_body.h"
