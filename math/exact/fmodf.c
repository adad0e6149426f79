// SPDX-License-Identifier: MIT
// fmodf: remainder with the sign of x, for float; see fmod_body.h.
#define TN_FP_float

#include "math/exact/fmod_body.h"
