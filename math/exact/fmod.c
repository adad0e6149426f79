// SPDX-License-Identifier: MIT
// fmod: remainder with the sign of x, for double; see fmod_body.h.
#define TN_FP_double

#include "math/exact/fmod_body.h"
