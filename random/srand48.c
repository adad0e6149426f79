// SPDX-License-Identifier: MIT
// srand48 (POSIX.1-2024): the upper 32 bits of the shared state are the seed's low 32, the lower 16
// are 0x330E; the standard parameters come back.
#include <tenon/random.h>

#include "random/rand48.h"

void tn_srand48(long seed)
{
    tn_lock_take(&tn_rand48_lock);
    tn_rand48_start(&tn_rand48, tn_rand48_seed(seed));
    tn_lock_drop(&tn_rand48_lock);
}
TN_PUBLIC(srand48);
