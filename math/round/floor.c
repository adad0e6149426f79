// SPDX-License-Identifier: MIT
// floor: greatest integer not above x, for double; see floor_body.h.
#define TN_FP_double

#include "math/round/floor_body.h"
