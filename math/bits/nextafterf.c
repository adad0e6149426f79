// SPDX-License-Identifier: MIT
// nextafterf: the neighbour of x towards y, for float; see nextafter_body.h.
#define TN_FP_float

#include "math/bits/nextafter_body.h"
