// SPDX-License-Identifier: MIT
// drand48 (POSIX.1-2024): [0, 1), the shared state.
#include <tenon/random.h>

#include "random/rand48.h"

double tn_drand48(void) { return tn_rand48_double(tn_rand48_next(nullptr)); }
TN_PUBLIC(drand48);
