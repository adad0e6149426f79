// SPDX-License-Identifier: MIT
// nextafterl: the neighbour of x towards y, for long double; see nextafter_body.h.
#define TN_FP_ldouble

#include "math/bits/nextafter_body.h"

TN_PUBLIC_AS(nexttowardl, tn_nextafterl);
