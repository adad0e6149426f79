// SPDX-License-Identifier: MIT
// nextafter: the neighbour of x towards y, for double; see nextafter_body.h.
#define TN_FP_double

#include "math/bits/nextafter_body.h"
