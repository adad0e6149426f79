// SPDX-License-Identifier: MIT
// jrand48 (POSIX.1-2024): [-2^31, 2^31), the caller's state.
#include <tenon/random.h>

#include "random/rand48.h"

long tn_jrand48(unsigned short x[3]) { return tn_rand48_s32(tn_rand48_next(x)); }
TN_PUBLIC(jrand48);
