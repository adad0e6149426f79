// SPDX-License-Identifier: MIT
// rintl: x rounded in the current mode, for long double; see rint_body.h.
#define TN_FP_ldouble

#include "math/round/rint_body.h"
