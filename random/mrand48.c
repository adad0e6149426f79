// SPDX-License-Identifier: MIT
// mrand48 (POSIX.1-2024): [-2^31, 2^31), the shared state.
#include <tenon/random.h>

#include "random/rand48.h"

long tn_mrand48(void) { return tn_rand48_s32(tn_rand48_next(nullptr)); }
TN_PUBLIC(mrand48);
