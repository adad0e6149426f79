// SPDX-License-Identifier: MIT
// erand48 (POSIX.1-2024): [0, 1), the caller's state.
#include <tenon/random.h>

#include "random/rand48.h"

double tn_erand48(unsigned short x[3]) { return tn_rand48_double(tn_rand48_next(x)); }
TN_PUBLIC(erand48);
