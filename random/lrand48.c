// SPDX-License-Identifier: MIT
// lrand48 (POSIX.1-2024): [0, 2^31), the shared state.
#include <tenon/random.h>

#include "random/rand48.h"

long tn_lrand48(void) { return tn_rand48_31(tn_rand48_next(nullptr)); }
TN_PUBLIC(lrand48);
