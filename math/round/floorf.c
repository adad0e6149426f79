// SPDX-License-Identifier: MIT
// floorf: greatest integer not above x, for float; see floor_body.h.
#define TN_FP_float

#include "math/round/floor_body.h"
