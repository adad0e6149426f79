// SPDX-License-Identifier: MIT
// floorl: greatest integer not above x, for long double; see floor_body.h.
#define TN_FP_ldouble

#include "math/round/floor_body.h"
