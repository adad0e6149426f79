// SPDX-License-Identifier: MIT
// fmodl: remainder with the sign of x, for long double; see fmod_body.h.
#define TN_FP_ldouble

#include "math/exact/fmod_body.h"
