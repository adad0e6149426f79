// SPDX-License-Identifier: MIT
// nrand48 (POSIX.1-2024): [0, 2^31), the caller's state.
#include <tenon/random.h>

#include "random/rand48.h"

long tn_nrand48(unsigned short x[3]) { return tn_rand48_31(tn_rand48_next(x)); }
TN_PUBLIC(nrand48);
