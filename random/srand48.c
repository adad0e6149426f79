// SPDX-License-Identifier: MIT
// srand48 (POSIX.1-2024): the upper 32 bits of the shared state are the seed's low 32, the lower 16
// are 0x330E; the standard parameters come back.
#include <tenon/random.h>

#include <stdlib.h>

#include "random/rand48.h"

void tn_srand48(long seed)
{
    tn_lock_take(&tn_rand48.lock);
    tn_rand48.x = (tn_u64)(tn_u32)seed << 16 | 0x330e;
    tn_rand48.a = TN_RAND48_A;
    tn_rand48.c = TN_RAND48_C;
    tn_lock_drop(&tn_rand48.lock);
}
TN_PUBLIC(srand48);
